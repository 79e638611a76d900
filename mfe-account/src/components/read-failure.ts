import type { ApiFailure } from '@huoban/contracts';
import type { ERROR_CODES } from '@huoban/contracts/api';

type Code<Name extends keyof typeof ERROR_CODES> = (typeof ERROR_CODES)[Name];

// Repeated with their types: the values live beside the schemas, which must not reach the browser.
export const SESSION_INVALID: Code<'sessionInvalid'> = 41001;
export const VERIFICATION_NEEDED: Code<'verificationNeeded'> = 40301;
export const CODE_WRONG: Code<'codeWrong'> = 41907;
export const TOO_MANY_ATTEMPTS: Code<'tooManyAttempts'> = 41912;

const KINDS: readonly string[] = [
  'business',
  'transport',
  'timeout',
  'offline',
  'malformed',
] satisfies ApiFailure['kind'][];

/** What the API client threw, or null for anything else. */
export function readFailure(failure: unknown): ApiFailure | null {
  return isApiFailure(failure) ? failure : null;
}

const isApiFailure = (failure: unknown): failure is Error & ApiFailure =>
  failure instanceof Error &&
  'kind' in failure &&
  typeof failure.kind === 'string' &&
  KINDS.includes(failure.kind) &&
  'code' in failure &&
  typeof failure.code === 'number';

/** Seconds until another try makes sense, where the service named them; else null. */
export function retryAfter({ body }: ApiFailure): number | null {
  const payload = body?.payload;
  if (typeof payload !== 'object' || payload === null || !('retry_after' in payload)) return null;
  const seconds = payload.retry_after;
  return typeof seconds === 'number' && seconds > 0 ? Math.ceil(seconds) : null;
}
