/* Without zod, because browsers use these constants. */

/** Path of the messaging socket on the origin of the site. The only transport is `websocket`. */
export const MESSAGING_PATH = '/api/im/socket';
/** In code points; the `maxLength` of an input field counts UTF-16 units and is stricter. */
export const MAX_MESSAGE_LENGTH = 1000;
