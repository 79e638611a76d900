import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GUEST_DAYS } from './guests';

const NAME = 'guest';
const MAX_AGE_SECONDS = GUEST_DAYS * 86_400;
const VALUE = /^(\d{1,18})\.([\w-]{43})$/;

/** The guest cookie of one call. */
export interface GuestCookie {
  /** Whether the call comes from a page of the site, or from a client that is no browser. */
  isSameOrigin: boolean;
  /** Account in the cookie; `null` without a valid one, and for calls of other sites. */
  accountId: string | null;
  /** Sets the cookie in the response. */
  keep: (accountId: string) => void;
  /** Removes the cookie with the response. */
  drop: () => void;
}

export type ReadGuestCookie = (request: FastifyRequest, reply: FastifyReply) => GuestCookie;

const headerText = (value: string | string[] | undefined): string => [value ?? ''].flat().join();

function cookieOf(request: FastifyRequest, name: string): string {
  const pairs = headerText(request.headers.cookie)
    .split(';')
    .map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}

/** Browsers name the origin of a page in every call that changes something, current ones in all calls. */
function isSameOrigin({ headers }: FastifyRequest, isBehindShell: boolean): boolean {
  const site = headerText(headers['sec-fetch-site']);
  if (site !== '' && site !== 'same-origin') return false;
  if (headers.origin === undefined) return true;
  const forwarded = isBehindShell ? headerText(headers['x-forwarded-host']) : '';
  const host = forwarded === '' ? (headers.host ?? '') : forwarded;
  const origin = URL.parse(headers.origin);
  return origin !== null && origin.host === URL.parse(`${origin.protocol}//${host}`)?.host;
}

/**
 * Reads and sets the signed cookie of guests: hidden from scripts, never sent by other sites, and over HTTPS bound to
 * the host. `isTrusted` tells whether a peer is the shell.
 */
export function createGuestCookies(
  key: Buffer,
  isTrusted: (peer: string) => boolean,
): ReadGuestCookie {
  const sign = (accountId: string) => createHmac('sha256', key).update(accountId).digest();
  const verify = (value: string): string | null => {
    const [, accountId = '', signature = ''] = VALUE.exec(value) ?? [];
    const expected = sign(accountId);
    const bytes = Buffer.from(signature, 'base64url');
    const isValid = bytes.length === expected.length && timingSafeEqual(bytes, expected);
    return isValid ? accountId : null;
  };
  return (request, reply) => {
    const isBehindShell = isTrusted(request.socket.remoteAddress ?? '127.0.0.1');
    const isSecure = isBehindShell && headerText(request.headers['x-forwarded-proto']) === 'https';
    const name = isSecure ? `__Host-${NAME}` : NAME;
    const isOwn = isSameOrigin(request, isBehindShell);
    const write = (value: string, maxAge: number) =>
      void reply.header(
        'set-cookie',
        `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`,
      );
    return {
      isSameOrigin: isOwn,
      accountId: isOwn ? verify(cookieOf(request, name)) : null,
      keep: (accountId) =>
        write(`${accountId}.${sign(accountId).toString('base64url')}`, MAX_AGE_SECONDS),
      drop: () => write('', 0),
    };
  };
}
