import type { ApiFailure } from '@huoban/contracts';
import { ApiError } from '../api/failure/api-error';

/** An error of the API client: a refusal by the service unless `fields` override it. */
export const apiFailure = (fields: Partial<ApiFailure>): Error =>
  new ApiError({ kind: 'business', code: 0, message: 'refused', ...fields });
