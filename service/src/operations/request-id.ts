import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const GIVEN = /^[\w-]{8,64}$/;

/** Names requests: as a proxy has named them, else by a random start of the process and a number. */
export const requestIds = (): ((request: Pick<IncomingMessage, 'headers'>) => string) => {
  const start = randomBytes(4).toString('hex');
  let last = 0;
  return ({ headers }) => {
    const given = headers['x-request-id'];
    if (typeof given === 'string' && GIVEN.test(given)) return given;
    last += 1;
    return `${start}-${last.toString(36)}`;
  };
};
