import { ChannelState } from '../releases/channel-state';
import { releaseOf } from '../releases/testing/releases';
import { CanarySample, type Visitor } from './canary-sample';
import { addressesOf, bucketCookie, testBuckets, testSigner, visitorAt } from './testing/visitors';

const SHARE = 20;

function createSample() {
  const state = new ChannelState();
  const sample = new CanarySample(testSigner, testBuckets, state);
  const run = (canary: string | null, share = SHARE) => {
    state.update({
      channel: 'production',
      sequence: 1,
      id: 'base',
      release: releaseOf(),
      canary: canary === null ? null : { id: canary, release: releaseOf(), share },
    });
    sample.follow();
  };
  run('canary');
  /** Addresses that a release reached, and those at which it failed. */
  const counts = (release: string) => {
    const { reached = '', failed = '' } = sample.summary()[release] ?? {};
    return [reached, failed].map(
      (bits) => [...Buffer.from(bits, 'base64')].join().match(/[1-9]\d*/g)?.length ?? 0,
    );
  };
  return { sample, run, counts };
}
const [inside = ''] = addressesOf('canary', SHARE, 1);
const [outside = ''] = addressesOf('base', SHARE, 1);

describe('CanarySample', () => {
  it('counts an address once, however many documents, failures and visitors it has', () => {
    const { sample, counts } = createSample();
    for (let visit = 0; visit < 211; visit += 1)
      sample.record('canary', visitorAt(inside), visit % 3 === 0);
    expect(counts('canary')).toEqual([1, 1]);
    expect(counts('base')).toEqual([0, 0]);
  });

  it.each<[string, string, Visitor]>([
    ['without a bucket', 'canary', { ...visitorAt(inside), cookies: undefined }],
    [
      'with a bucket of its own making',
      'canary',
      { ...visitorAt(inside), cookies: 'huoban_bucket=0' },
    ],
    ['with the bucket of another address', 'canary', { ...visitorAt(inside), network: outside }],
    ['of the base at an address of the canary', 'base', visitorAt(inside)],
    ['of the canary at an address of the base', 'canary', visitorAt(outside)],
    ['of another release', 'linked', visitorAt(inside)],
  ])('counts no visitor %s', (_, release, visitor) => {
    const { sample, counts } = createSample();
    sample.record(release, visitor, true);
    expect([counts('canary'), counts('base')]).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('counts private addresses by the bucket of their visitors', () => {
    const { sample, counts } = createSample();
    const visitor = { secure: false, network: '10.0.0.1' };
    sample.record('canary', { ...visitor, cookies: bucketCookie(19) }, false);
    sample.record('base', { ...visitor, cookies: bucketCookie(20) }, true);
    expect([counts('canary'), counts('base')]).toEqual([
      [1, 0],
      [1, 1],
    ]);
  });

  it('lets attackers with 100 addresses choose no release for them', () => {
    const { sample, counts } = createSample();
    for (let address = 0; address < 100; address += 1) {
      const visitor = visitorAt(`198.51.100.${address}`);
      // Buckets of all other addresses as well.
      for (const cookies of [visitor.cookies, visitorAt(inside).cookies])
        sample.record('canary', { ...visitor, cookies }, true);
    }
    const [reached = 0] = counts('canary');
    expect(reached).toBeGreaterThan(0);
    expect(reached).toBeLessThan(2 * SHARE);
  });

  it('continues while the share changes, and counts another canary from zero', () => {
    const { sample, run, counts } = createSample();
    sample.record('canary', visitorAt(inside), false);
    run('canary', SHARE + 1);
    expect(counts('canary')).toEqual([1, 0]);
    run('other');
    run('canary');
    expect(counts('canary')).toEqual([0, 0]);
    run(null);
    expect(sample.summary()).toEqual({});
  });
});
