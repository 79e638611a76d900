export const DEFAULT_CHANNEL = 'official-website';

/** Safe in the name of a file; a leading dot would climb out of its folder. */
const SAFE = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,63}$/;

/** The channel that the installer is named after: `?channel=`, or the official website when that is missing or unsafe. */
export function downloadChannel(query: URLSearchParams): string {
  const channel = query.get('channel');
  return channel !== null && SAFE.test(channel) ? channel : DEFAULT_CHANNEL;
}
