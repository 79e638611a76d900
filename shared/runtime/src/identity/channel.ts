export const DEFAULT_CHANNEL = 'official-website';

/** Safe in a header, an address and a file name; a leading dot would climb out of a folder. */
const SAFE_CHANNEL = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,63}$/;

/** The channel that brought the visitor (`?channel=`); anything unsafe counts as the official website. */
export function readChannel(query: URLSearchParams): string {
  const channel = query.get('channel');
  return channel !== null && SAFE_CHANNEL.test(channel) ? channel : DEFAULT_CHANNEL;
}
