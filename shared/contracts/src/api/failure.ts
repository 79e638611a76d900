/** The error with which a call of the API client rejects, for every way in which the call can fail. */
export interface ApiFailure {
  kind: 'business' | 'transport' | 'timeout' | 'offline' | 'malformed';
  /** `error_code` of the envelope, or the HTTP status, or 0. */
  code: number;
  /** The message of the service for `business`, else a text for the log. */
  message: string;
  /** The whole envelope, for 41907 and 41912 only. */
  body?: { error_code: number; error_message: string; payload?: unknown };
}

/** Compares the name: a section may bundle another copy of the class than the shell, so `instanceof` would miss it. */
export const isApiFailure = (error: unknown): error is Error & ApiFailure =>
  error instanceof Error && error.name === 'ApiError';

/** Whole seconds until the next attempt makes sense, when the service named them in a refusal; else null. */
export function retryAfterSeconds(error: unknown): number | null {
  const payload = isApiFailure(error) ? error.body?.payload : null;
  if (typeof payload !== 'object' || payload === null || !('retry_after' in payload)) return null;
  const seconds = payload.retry_after;
  return typeof seconds === 'number' && Number.isFinite(seconds) && seconds > 0
    ? Math.ceil(seconds)
    : null;
}
