import { createHmac, timingSafeEqual } from 'node:crypto';

/** Lifetime of a messaging token in seconds. Clients connect with it immediately. */
export const IM_TOKEN_SECONDS = 300;

export interface ImIdentity {
  webUserId: string;
  /** Hash of the session's token in hexadecimal digits. The connection ends with the session. */
  session: string;
  appId: string;
}

const signature = (key: Buffer, body: string) => createHmac('sha256', key).update(body).digest();

/** Signs a token for one session and app. `now` in milliseconds. */
export function signImToken(
  key: Buffer,
  { webUserId, session, appId }: ImIdentity,
  now: number,
): string {
  const expires = Math.floor(now / 1000) + IM_TOKEN_SECONDS;
  const body = Buffer.from(JSON.stringify([webUserId, session, appId, expires])).toString(
    'base64url',
  );
  return `${body}.${signature(key, body).toString('base64url')}`;
}

/** Identity in a token; `null` when the token is forged, damaged or expired. */
export function readImToken(key: Buffer, token: string, now: number): ImIdentity | null {
  const [body = '', encodedSignature = ''] = token.split('.');
  const expected = signature(key, body);
  const bytes = Buffer.from(encodedSignature, 'base64url');
  if (bytes.length !== expected.length || !timingSafeEqual(bytes, expected)) return null;
  const content: unknown = JSON.parse(Buffer.from(body, 'base64url').toString());
  if (!Array.isArray(content)) return null;
  const [webUserId, session, appId, expires] = content as unknown[];
  if (typeof webUserId !== 'string' || typeof session !== 'string') return null;
  if (typeof appId !== 'string' || typeof expires !== 'number') return null;
  return expires * 1000 > now ? { webUserId, session, appId } : null;
}
