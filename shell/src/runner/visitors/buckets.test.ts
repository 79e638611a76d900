import { isInShare } from './buckets';
import { bucketCookie, testBuckets, visitorAt } from './testing/visitors';

const PUBLIC = '203.0.113.7';

describe('Buckets', () => {
  it.each([0, 7, 99])('read bucket %i as it was issued', (bucket) => {
    expect(testBuckets.read(`a=1; ${bucketCookie(bucket)}; b=2`, false)).toBe(bucket);
  });

  it.each([
    undefined,
    '',
    'huoban_bucket=',
    'huoban_bucket=0',
    'huoban_bucket=0.abcdefghijkl',
    'huoban_bucket=0.abcdefghijkl.AAAAAAAAAAAAAAAAAAAAAA',
    bucketCookie(1).replace('=1.', '=0.'),
    bucketCookie(100),
    bucketCookie(7).replace('=7.', '=07.'),
    `my_${bucketCookie(5)}`,
  ])('accept none that no shell issued: %s', (header) =>
    expect(testBuckets.read(header, false)).toBeNull(),
  );

  it('accept over HTTPS only the cookie that no other host can set', () => {
    const header = `${bucketCookie(7)}; ${bucketCookie(8, '__Host-huoban_bucket')}`;
    expect([testBuckets.read(header, true), testBuckets.read(header, false)]).toEqual([8, 7]);
    expect(testBuckets.read(bucketCookie(7), true)).toBeNull();
  });

  it('are equal for all who ask at one public address, so that no visitor chooses one', () => {
    const values = Array.from({ length: 200 }, () => testBuckets.issue(PUBLIC));
    const [own] = [testBuckets.ofNetwork(PUBLIC)];
    expect(new Set(values).size).toBe(200);
    expect(new Set(values.map((value) => Number.parseInt(value, 10)))).toEqual(new Set([own]));
  });

  it.each(['127.0.0.1', '0:0:0:0', '10.1.2.3', 'fd00:0:0:0'])(
    'differ at %s, where all visitors may have one address',
    (network) => {
      const drawn = Array.from({ length: 3000 }, () =>
        testBuckets.read(visitorAt(network).cookies, false),
      );
      expect(new Set(drawn).size).toBe(100);
    },
  );

  it('are spread evenly over public addresses', () => {
    const drawn = new Map<number | null, number>();
    for (let number = 0; number < 20_000; number += 1) {
      const bucket = testBuckets.ofNetwork(`20.0.${number >> 8}.${number & 255}`);
      drawn.set(bucket, (drawn.get(bucket) ?? 0) + 1);
    }
    expect(drawn.size).toBe(100);
    expect(Math.max(...drawn.values())).toBeLessThan(300);
  });
});

describe('isInShare', () => {
  const visitors = Array.from({ length: 100 }, (_, bucket) => bucket);
  const inShare = (share: number) => visitors.filter((bucket) => isInShare(bucket, share));

  it.each([1, 10, 50, 100])('takes %i of a hundred buckets', (share) => {
    expect(inShare(share)).toHaveLength(share);
  });

  it('keeps visitors of the canary when the share grows', () => {
    expect(inShare(25)).toEqual(expect.arrayContaining(inShare(10)));
  });

  it('never includes visitors without a bucket', () => {
    expect(isInShare(null, 100)).toBe(false);
  });
});
