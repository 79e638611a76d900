import type { ERROR_CODES } from '@huoban/contracts/api';
import { ApiError } from './api-error';

type Code = (typeof ERROR_CODES)[keyof typeof ERROR_CODES];

const NOT_FOUND: Code = 40402;
const INVALID_INPUT: Code = 40001;
/** Asked for too often: gone after a while, like a service that is away. */
const TOO_MANY: Code = 41912;

/** By name, not `instanceof`, as with `isPageNotFound`. */
export const isApiFailure = (failure: unknown): failure is ApiError =>
  failure instanceof Error && failure.name === 'ApiError';

/**
 * The service knows nothing under what the address names, or nothing can have such a name: the page is a true 404.
 * @param named the address carries ids; without any, input that breaks the contract is the page's own mistake
 */
export const isNotFoundFailure = (failure: unknown, named: boolean): boolean =>
  isApiFailure(failure) &&
  failure.kind === 'business' &&
  (failure.code === NOT_FOUND || (named && failure.code === INVALID_INPUT));

/** The service understood and said no; the same call will be refused again. */
export const isPermanentRefusal = (failure: unknown): boolean =>
  isApiFailure(failure) && failure.kind === 'business' && failure.code !== TOO_MANY;
