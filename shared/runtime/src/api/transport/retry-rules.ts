import type { EndpointKey } from '@huoban/contracts/api';

const NEVER_REPEATED = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const PASSING_STATUSES = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

/** Its caller repeats it with a growing delay; a second rule here would double the requests. */
const REPEATED_BY_CALLER = new Set<EndpointKey>(['GET /api/im/get_token']);

/** How often a call may be sent: twice if sending it again changes nothing, else once. */
export function allowedAttempts(method: string, endpoint: EndpointKey): number {
  return NEVER_REPEATED.has(method.toUpperCase()) || REPEATED_BY_CALLER.has(endpoint) ? 1 : 2;
}

/** Whether an HTTP status may be gone at the next attempt. */
export const isPassing = (status: number): boolean => PASSING_STATUSES.has(status);
