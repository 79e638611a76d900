import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachePolicy } from '../releases/release-selector';
import { codingFor, type CachedPage } from '../rendering/html-cache';
import { DEVICE_HEADERS } from '../routes/phone-redirect';

export const NO_STORE = 'no-store';

/** `shared` leaves the header of the shell in place. */
const CACHE_CONTROL: Record<CachePolicy, string | null> = {
  shared: null,
  private: 'private, no-cache',
  none: 'private, no-store',
};

/**
 * For caches of the operator only (RFC 9213), because browsers would show a stale page after a release. A page is fresh for
 * a second, renewed in the background for ten, and shown for a day while no shell answers.
 */
const CDN_CACHE_CONTROL = 'max-age=1, stale-while-revalidate=10, stale-if-error=86400';

export interface SendOptions {
  cachePolicy: CachePolicy;
  /** Phones get a redirect in its place. */
  variesByDevice?: boolean;
  /** `Set-Cookie` lines. */
  cookies: readonly string[];
}

/** Sends a document, or 304 when the browser has it already. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  { cachePolicy, cookies, variesByDevice = false }: SendOptions,
) {
  const coding = codingFor(request.headers['accept-encoding']);
  const control = CACHE_CONTROL[cachePolicy];
  reply
    .headers(page.headers)
    .header('vary', variesByDevice ? `Accept-Encoding, ${DEVICE_HEADERS}` : 'Accept-Encoding');
  if (cachePolicy === 'shared' && page.status === 200)
    reply.header('cdn-cache-control', CDN_CACHE_CONTROL);
  if (control) reply.header('cache-control', control);
  else if (page.status !== 200) reply.header('cache-control', NO_STORE);
  for (const line of cookies) reply.header('set-cookie', line);
  if (cachePolicy !== 'none') {
    reply.header('etag', page.etag);
    if (page.status === 200 && request.headers['if-none-match'] === page.etag)
      return reply.code(304).send();
  }
  if (coding !== 'identity') reply.header('content-encoding', coding);
  return reply.code(page.status).send(await page.body(coding));
}
