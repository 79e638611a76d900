/* Without zod, because browsers use these constants. */

/** Path of the messaging socket on the origin of the site. The only transport is `websocket`. */
export const MESSAGING_PATH = '/api/im/socket';
/** In UTF-16 units. */
export const MAX_MESSAGE_LENGTH = 1000;
