import type { EndpointKey } from '@huoban/contracts/api';

const NON_RETRYABLE_METHODS = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const RETRYABLE_STATUSES = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

/** Its caller repeats it with a growing delay; a second rule here would double the requests. */
const RETRIED_BY_CALLER = new Set<EndpointKey>(['GET /api/im/get_token']);

/** How often a call may be sent: twice if sending it again changes nothing, else once. */
export function maxAttempts(method: string, endpoint: EndpointKey): number {
  return NON_RETRYABLE_METHODS.has(method.toUpperCase()) || RETRIED_BY_CALLER.has(endpoint) ? 1 : 2;
}

/** Whether an HTTP status may be gone at the next attempt. */
export const isRetryableStatus = (status: number): boolean => RETRYABLE_STATUSES.has(status);
