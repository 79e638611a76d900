import { Buckets } from '../buckets';
import type { Visitor } from '../canary-sample';
import { ReportTokens } from '../report-tokens';
import { VisitorSigner } from '../visitor-signer';

/** The secret of a deployment of the test. */
export const testSigner = new VisitorSigner('a secret of the test, long enough');
export const testBuckets = new Buckets(testSigner);
export const testTokens = new ReportTokens(testSigner);

/** Cookie of a visitor to whom a shell has issued this bucket. */
export function bucketCookie(bucket: number, name = 'huoban_bucket'): string {
  const visitor = `${bucket}.abcdefghijkl`;
  return `${name}=${visitor}.${testSigner.sign('bucket', visitor)}`;
}

/** A visitor with a cookie that a shell issued at the address. */
export const visitorAt = (network: string): Visitor => ({
  cookies: `huoban_bucket=${testBuckets.issue(network)}`,
  secure: false,
  network,
});

/** Public addresses whose bucket is below the share, or not. */
export function addressesOf(group: 'canary' | 'base', share: number, count: number): string[] {
  const found: string[] = [];
  for (let number = 0; found.length < count; number += 1) {
    const address = `20.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
    const bucket = testBuckets.ofNetwork(address) ?? 0;
    if (bucket < share === (group === 'canary')) found.push(address);
  }
  return found;
}
