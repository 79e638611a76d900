import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const FORWARDED_ID = /^[\w-]{8,64}$/;

/** Names requests: as a proxy has named them, else by a random start of the process and a number. */
export function createRequestIdGenerator(): (request: Pick<IncomingMessage, 'headers'>) => string {
  const prefix = randomBytes(4).toString('hex');
  let count = 0;
  return ({ headers }) => {
    const forwarded = headers['x-request-id'];
    if (typeof forwarded === 'string' && FORWARDED_ID.test(forwarded)) return forwarded;
    count += 1;
    return `${prefix}-${count.toString(36)}`;
  };
}
