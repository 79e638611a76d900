import type { ApiFailure } from '@huoban/contracts';
import { ApiError } from '../api/failure/api-error';

/** What the API client throws: a refusal by the service unless `facts` say otherwise. */
export const apiFailure = (facts: Partial<ApiFailure>): Error =>
  new ApiError({ kind: 'business', code: 0, message: 'refused', ...facts });
