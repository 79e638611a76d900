import { randomBytes, randomInt } from 'node:crypto';
import { isPrivateAddress } from '../http/client-address';
import { cookieName, readCookie } from '../http/cookies';
import type { VisitorSigner } from './visitor-signer';

export const BUCKET_COOKIE = 'huoban_bucket';
export const BUCKET_MAX_AGE_S = 30 * 86_400;

const BUCKETS = 100;
const VALUE = /^((?:0|[1-9]\d?)\.[\w-]{12})\.([\w-]+)$/;

/** Issues and reads the buckets of visitors: `<bucket>.<visitor>.<signature>`. */
export class Buckets {
  constructor(private readonly signer: VisitorSigner) {}

  /** The cookie's value for a new visitor. */
  issue(network: string): string {
    const bucket = this.ofNetwork(network) ?? randomInt(BUCKETS);
    const visitor = `${bucket}.${randomBytes(9).toString('base64url')}`;
    return `${visitor}.${this.signer.sign('bucket', visitor)}`;
  }

  /** The visitor's bucket, 0 to 99; null without a cookie that a shell of this deployment issued. */
  read(cookies: string | undefined, secure: boolean): number | null {
    const value = readCookie(cookies, cookieName(BUCKET_COOKIE, secure)) ?? '';
    const [, visitor = '', signature = ''] = VALUE.exec(value) ?? [];
    return visitor && this.signer.verifies('bucket', visitor, signature)
      ? Number.parseInt(visitor, 10)
      : null;
  }

  /**
   * The bucket of all visitors who were issued theirs at this network, so that no visitor chooses one by a further request. Null
   * for private networks, where all visitors may have one address: their buckets are random.
   */
  ofNetwork(network: string): number | null {
    return isPrivateAddress(network)
      ? null
      : this.signer.digest('address', network).readUInt32BE(0) % BUCKETS;
  }
}

/** Buckets join in ascending order, so that a larger share keeps every visitor of the smaller one. */
export const isInShare = (bucket: number | null, share: number): boolean =>
  bucket !== null && bucket < share;
