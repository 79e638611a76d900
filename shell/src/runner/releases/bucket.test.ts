import { assignBucket, isInShare, readBucket } from './bucket';

describe('readBucket', () => {
  it.each([
    ['huoban_bucket=0', 0],
    ['a=1; huoban_bucket=99; b=2', 99],
    ['huoban_bucket=7; huoban_bucket=8', 7],
  ])('finds %s', (header, bucket) => expect(readBucket(header, false)).toBe(bucket));

  it.each([
    undefined,
    '',
    'huoban_bucket=',
    'huoban_bucket=100',
    'huoban_bucket=-1',
    'huoban_bucket=07',
    'huoban_bucket=1e1',
    'my_huoban_bucket=5',
  ])('finds none in %s', (header) => expect(readBucket(header, false)).toBeNull());

  it('accepts over HTTPS only the cookie that no other host can set', () => {
    const header = 'huoban_bucket=7; __Host-huoban_bucket=8';
    expect([readBucket(header, true), readBucket(header, false)]).toEqual([8, 7]);
    expect(readBucket('huoban_bucket=7', true)).toBeNull();
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

describe('assignBucket', () => {
  it('assigns all buckets about equally often', () => {
    const drawn = new Map<number, number>();
    for (let time = 0; time < 20_000; time += 1) {
      const bucket = assignBucket();
      drawn.set(bucket, (drawn.get(bucket) ?? 0) + 1);
    }
    expect([...drawn.keys()].sort((a, b) => a - b)).toEqual([...Array(100).keys()]);
    expect(Math.max(...drawn.values())).toBeLessThan(300);
  });
});
