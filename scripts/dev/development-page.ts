import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

export const CLIENT_PATH = '/-/dev/client.js';
export const STATE_PATH = '/-/dev/state';

/** Of the answer's headers these make no sense for what changes with every keystroke. */
const DROPPED = ['etag', 'content-length', 'last-modified'];

/**
 * Headers of a page that is developed: those of the site, but for `Integrity-Policy`, since what is exchanged in an open
 * page has no hash that the page could have known, and for everything that would keep an old answer.
 */
export function developmentHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const kept = Object.entries(headers).filter(
    ([name]) => !DROPPED.includes(name) && !name.startsWith('integrity-policy'),
  );
  return { ...Object.fromEntries(kept), 'cache-control': 'no-store' };
}

/**
 * The document with the development client before every other script.
 * @param failed the page could not be answered as it should: the next build may mend it
 */
export function developmentDocument(html: string, failed: boolean): string {
  const script = `<script src="${CLIENT_PATH}"${failed ? ' data-failed' : ''}></script>`;
  return html.replace('<head>', `<head>${script}`);
}
