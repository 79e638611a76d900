/* Without zod: these two reach the browser. */

/** Path of the messaging socket, on the origin of the site; the only transport is `websocket`. */
export const MESSAGING_PATH = '/api/im/socket';
/** Characters of one message at most. */
export const MAX_MESSAGE_LENGTH = 1000;
