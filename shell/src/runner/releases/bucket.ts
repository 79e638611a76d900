import { randomInt } from 'node:crypto';
import { readCookie } from '../http/cookies';

export const BUCKET_COOKIE = 'huoban_bucket';
export const BUCKET_MAX_AGE_S = 30 * 86_400;

const BUCKETS = 100;

/** The bucket, 0 to 99, in which a visitor has been put; null before that, or for what no server of ours wrote. */
export function readBucket(cookies: string | undefined): number | null {
  const value = readCookie(cookies, BUCKET_COOKIE);
  return value !== null && /^(?:0|[1-9]\d?)$/.test(value) ? Number(value) : null;
}

/** A bucket for a new visitor; says nothing about who that is. */
export const assignBucket = (): number => randomInt(BUCKETS);

/** Buckets join in their order and leave in the opposite one, so that a larger share keeps everybody who had it. */
export const isInShare = (bucket: number | null, share: number): boolean =>
  bucket !== null && bucket < share;
