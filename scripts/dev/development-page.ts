import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

export const CLIENT_PATH = '/-/dev/client.js';
export const STATE_PATH = '/-/dev/state';

/** Response headers that do not apply to content that changes with each build. */
const DROPPED = ['etag', 'content-length', 'last-modified'];

/**
 * Headers of a development page: those of the site without caching and without `Integrity-Policy`, because hot updates
 * have no hash that the page could know.
 */
export function developmentHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const kept = Object.entries(headers).filter(
    ([name]) => !DROPPED.includes(name) && !name.startsWith('integrity-policy'),
  );
  return { ...Object.fromEntries(kept), 'cache-control': 'no-store' };
}

/**
 * Inserts the development client before every other script.
 * @param failed the page could not be answered as it should: the next build may mend it
 */
export function developmentDocument(html: string, failed: boolean): string {
  const script = `<script src="${CLIENT_PATH}"${failed ? ' data-failed' : ''}></script>`;
  return html.replace('<head>', `<head>${script}`);
}
