import type { ApiFailure } from '@huoban/contracts';
import type { ERROR_CODES } from '@huoban/contracts/api';

type Code<Name extends keyof typeof ERROR_CODES> = (typeof ERROR_CODES)[Name];

// Repeated with their types: the values live beside the schemas, which must not reach the browser.
export const SESSION_INVALID: Code<'sessionInvalid'> = 41001;
export const CODE_WRONG: Code<'codeWrong'> = 41907;
export const TOO_MANY_ATTEMPTS: Code<'tooManyAttempts'> = 41912;

/** Every way a call to the service can fail. `message` is the service's own text for `business`, else for the log. */
export class ApiError extends Error implements ApiFailure {
  override readonly name = 'ApiError';
  readonly kind: ApiFailure['kind'];
  readonly code: number;
  readonly body?: ApiFailure['body'];

  constructor({ kind, code, message, body }: ApiFailure) {
    super(message);
    this.kind = kind;
    this.code = code;
    if (body) this.body = body;
  }
}

/** Seconds until another try makes sense, when the service named them in the body of a refusal. */
export function retryAfter(failure: unknown): number | null {
  if (!(failure instanceof ApiError)) return null;
  const payload = failure.body?.payload;
  if (typeof payload !== 'object' || payload === null || !('retry_after' in payload)) return null;
  const seconds = payload.retry_after;
  return typeof seconds === 'number' && Number.isFinite(seconds) && seconds > 0
    ? Math.ceil(seconds)
    : null;
}

/** What a log line says about a failure; never the request, which can hold a phone number, a code or a token. */
export const failureFacts = (failure: unknown) =>
  failure instanceof ApiError
    ? { kind: failure.kind, code: failure.code, message: failure.message }
    : { kind: 'unexpected', message: failure instanceof Error ? failure.message : String(failure) };
