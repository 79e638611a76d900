import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const FORWARDED_ID = /^[\w-]{8,64}$/;

/** Creates request ids: that of a proxy, else a random prefix of the process with a counter. */
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
