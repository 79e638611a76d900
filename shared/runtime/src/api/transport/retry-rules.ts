import type { EndpointKey } from '@huoban/contracts/api';

const NON_RETRYABLE_METHODS = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const RETRYABLE_STATUSES = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

/** Endpoints whose callers retry with backoff; a retry here would double the requests. */
const RETRIED_BY_CALLER = new Set<EndpointKey>(['GET /api/im/get_token']);

/** Number of attempts: two for safe methods, else one. */
export function maxAttempts(method: string, endpoint: EndpointKey): number {
  return NON_RETRYABLE_METHODS.has(method.toUpperCase()) || RETRIED_BY_CALLER.has(endpoint) ? 1 : 2;
}

/** Whether another attempt can succeed after this HTTP status. */
export const isRetryableStatus = (status: number): boolean => RETRYABLE_STATUSES.has(status);
