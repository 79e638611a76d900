import type { ERROR_CODES } from '@huoban/contracts/api';
import { ApiError } from './api-error';

const NOT_FOUND: (typeof ERROR_CODES)['notFound'] = 40402;

/** By name, not `instanceof`, as with `isPageNotFound`. */
export const isApiFailure = (failure: unknown): failure is ApiError =>
  failure instanceof Error && failure.name === 'ApiError';

/** The service knows nothing under the id that the address names: the page is a true 404. */
export const isMissing = (failure: unknown): boolean =>
  isApiFailure(failure) && failure.kind === 'business' && failure.code === NOT_FOUND;
