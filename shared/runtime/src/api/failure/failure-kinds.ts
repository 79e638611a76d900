import { ERROR_CODES, isApiFailure } from '@huoban/contracts';

/**
 * Whether the page of a URL is a 404: the service does not know an id, or no such id can exist.
 * @param hasIds whether the URL contains ids; without any, invalid input is a defect of the page
 */
export const isNotFoundFailure = (error: unknown, hasIds: boolean): boolean =>
  isApiFailure(error) &&
  error.kind === 'business' &&
  (error.code === ERROR_CODES.notFound || (hasIds && error.code === ERROR_CODES.invalidInput));

/** Whether repeating the call is pointless. Rate limits pass, so they are not permanent. */
export const isPermanentRefusal = (error: unknown): boolean =>
  isApiFailure(error) && error.kind === 'business' && error.code !== ERROR_CODES.tooManyAttempts;
