export const DEFAULT_CHANNEL = 'official-website';

/** Safe in headers, URLs and file names; a leading dot could leave a folder. */
const SAFE_CHANNEL = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,63}$/;

/** The acquisition channel (`?channel=`); unsafe values become the default. */
export function readChannel(query: URLSearchParams): string {
  const channel = query.get('channel');
  return channel !== null && SAFE_CHANNEL.test(channel) ? channel : DEFAULT_CHANNEL;
}
