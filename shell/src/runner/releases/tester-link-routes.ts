import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serializeCookie } from '../http/cookies';
import { LINK_COOKIE } from './tester-link-resolver';

const PARAMETER = 'release-link';
export const LEAVE_PATH = '/-/link/leave';

export interface TesterLinkUrl {
  token: string;
  /** The URL without the token. */
  url: string;
}

/** The tester link in a URL; null without one. */
export function parseTesterLink(url: string): TesterLinkUrl | null {
  const [path = '/', ...query] = url.split('?');
  const parts = query.join('?').split('&');
  const found = parts.find((part) => part.startsWith(`${PARAMETER}=`));
  if (!found) return null;
  const others = parts.filter((part) => !part.startsWith(`${PARAMETER}=`)).join('&');
  const token = found.slice(PARAMETER.length + 1);
  return { token, url: toLocalPath(others ? `${path}?${others}` : path) };
}

/** A URL as a `Location` header may contain it; `/` in place of every URL that could lead to another site. */
export const toLocalPath = (url: string): string =>
  /^\/(?![/\\])[^\\\s]*$/.test(url)
    ? // A lone surrogate cannot be encoded: the buffer replaces it.
      Buffer.from(url)
        .toString()
        .replace(/[^\x21-\x7e]/gu, encodeURIComponent)
    : '/';

/** `Set-Cookie` line that stores a token until its link expires. */
export function testerLinkCookie(token: string, expires: string, secure: boolean): string {
  const maxAge = Math.max(1, Math.floor((Date.parse(expires) - Date.now()) / 1000));
  return serializeCookie(LINK_COOKIE, token, { maxAge, secure });
}

/** `GET /-/link/leave?to=/path`: removes the link's cookie and redirects to the path. */
export function registerLeaveLinkRoute(
  app: FastifyInstance,
  isSecure: (request: FastifyRequest) => boolean,
): void {
  app.get<{ Querystring: { to?: unknown } }>(LEAVE_PATH, async (request, reply) => {
    const { to } = request.query;
    const secure = isSecure(request);
    return reply
      .header('cache-control', 'no-store')
      .header('set-cookie', serializeCookie(LINK_COOKIE, '', { maxAge: 0, secure }))
      .redirect(toLocalPath(typeof to === 'string' ? to : '/'), 303);
  });
}
