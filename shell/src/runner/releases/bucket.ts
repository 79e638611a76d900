import { randomInt } from 'node:crypto';
import { cookieName, readCookie } from '../http/cookies';

export const BUCKET_COOKIE = 'huoban_bucket';
export const BUCKET_MAX_AGE_S = 30 * 86_400;

const BUCKETS = 100;

/** The visitor's bucket, 0 to 99; null without a valid cookie. */
export function readBucket(cookies: string | undefined, secure: boolean): number | null {
  const value = readCookie(cookies, cookieName(BUCKET_COOKIE, secure));
  return value !== null && /^(?:0|[1-9]\d?)$/.test(value) ? Number(value) : null;
}

/** A random bucket for a new visitor. */
export const assignBucket = (): number => randomInt(BUCKETS);

/** Buckets join in ascending order, so that a larger share keeps every visitor of the smaller one. */
export const isInShare = (bucket: number | null, share: number): boolean =>
  bucket !== null && bucket < share;
