import type { FastifyReply, FastifyRequest } from 'fastify';
import { codingFor, type CachedPage } from '../rendering/html-cache';
import type { CachePolicy } from '../releases/release-selector';

export const NO_STORE = 'no-store';

/** `shared` keeps what the shell's own header says. */
const CACHE_CONTROL: Record<CachePolicy, string | null> = {
  shared: null,
  private: 'private, no-cache',
  none: 'private, no-store',
};

export interface SendOptions {
  cachePolicy: CachePolicy;
  /** `Set-Cookie` lines. */
  cookies: readonly string[];
}

/** Answers with a document, or with 304 where the visitor's browser has it. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  { cachePolicy: keeping, cookies }: SendOptions,
) {
  const coding = codingFor(request.headers['accept-encoding']);
  const control = CACHE_CONTROL[keeping];
  reply.headers(page.headers).header('vary', 'Accept-Encoding');
  if (control) reply.header('cache-control', control);
  else if (page.status !== 200) reply.header('cache-control', NO_STORE);
  for (const line of cookies) reply.header('set-cookie', line);
  if (keeping !== 'none') {
    reply.header('etag', page.etag);
    if (page.status === 200 && request.headers['if-none-match'] === page.etag)
      return reply.code(304).send();
  }
  if (coding !== 'identity') reply.header('content-encoding', coding);
  return reply.code(page.status).send(await page.body(coding));
}
