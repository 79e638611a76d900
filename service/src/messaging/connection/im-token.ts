import { createHmac, timingSafeEqual } from 'node:crypto';

/** Lifetime of a messaging token in seconds: it is used at once to connect. */
export const IM_TOKEN_SECONDS = 300;

export interface ImIdentity {
  webUserId: string;
  /** The hash of the session's token, as hexadecimal digits: the connection ends with the session. */
  session: string;
  appId: string;
}

const signature = (key: Buffer, body: string) => createHmac('sha256', key).update(body).digest();

/** A signed token for one session and app. `now` in milliseconds. */
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

/** Who a token stands for; `null` when it is forged, damaged or expired. */
export function readImToken(key: Buffer, token: string, now: number): ImIdentity | null {
  const [body = '', given = ''] = token.split('.');
  const expected = signature(key, body);
  const bytes = Buffer.from(given, 'base64url');
  if (bytes.length !== expected.length || !timingSafeEqual(bytes, expected)) return null;
  const content: unknown = JSON.parse(Buffer.from(body, 'base64url').toString());
  if (!Array.isArray(content)) return null;
  const [webUserId, session, appId, expires] = content as unknown[];
  if (typeof webUserId !== 'string' || typeof session !== 'string') return null;
  if (typeof appId !== 'string' || typeof expires !== 'number') return null;
  return expires * 1000 > now ? { webUserId, session, appId } : null;
}
