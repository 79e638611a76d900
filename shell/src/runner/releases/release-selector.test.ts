import type { TesterLinkResolver, ResolvedTesterLink } from './tester-link-resolver';
import { ReleaseSelector } from './release-selector';
import { ChannelState } from './channel-state';
import { releaseOf } from './testing/releases';
import { bucketCookie, testBuckets, visitorAt } from '../visitors/testing/visitors';

const BASE = releaseOf();
const CANARY = releaseOf({ 'mfe-home': '2' });
const LINKED = releaseOf({ shell: '3', 'mfe-legal': '9' });
const LINK = { author: 'mei', note: 'the new terms', expires: '2030-01-01T00:00:00.000Z' };
const OPEN: ResolvedTesterLink = {
  kind: 'open',
  served: { id: 'linked', release: LINKED },
  link: LINK,
};

function createSelector({
  share = 0,
  opened = OPEN,
}: { share?: number; opened?: ResolvedTesterLink } = {}) {
  const state = new ChannelState();
  const canary = share > 0 ? { id: 'canary', release: CANARY, share } : null;
  state.update({ channel: 'production', sequence: 4, id: 'base', release: BASE, canary });
  const links = { resolve: jest.fn(async () => opened) };
  const selector = new ReleaseSelector(state, links as unknown as TesterLinkResolver, testBuckets);
  const select = (cookies?: string, secure = false) =>
    selector.select({ cookies, secure, network: '203.0.113.7' });
  return { select, links };
}

describe('ReleaseSelector', () => {
  it('selects the active release for shared caches while there is no canary', async () => {
    const { select } = createSelector();
    for (const cookies of [undefined, bucketCookie(0)]) {
      expect(await select(cookies)).toMatchObject({
        live: { served: { id: 'base' }, context: { why: 'pin', inForce: {} } },
        cachePolicy: 'shared',
        cookies: [],
      });
    }
  });

  it('selects the canary for the buckets of its share, with the differing versions', async () => {
    const { select } = createSelector({ share: 10 });
    expect(await select(bucketCookie(9))).toMatchObject({
      live: {
        served: { id: 'canary' },
        context: { why: 'canary', sequence: 4, inForce: { 'mfe-home': '1' } },
      },
      cachePolicy: 'private',
      cookies: [],
    });
    expect(await select(bucketCookie(10))).toMatchObject({
      live: { served: { id: 'base' } },
      cachePolicy: 'private',
    });
  });

  it.each([undefined, 'huoban_bucket=0'])(
    'issues a bucket to a visitor with %s, who gets the active release',
    async (cookies) => {
      const { select } = createSelector({ share: 100 });
      const chosen = await select(cookies, true);
      expect(chosen?.live.served.id).toBe('base');
      expect(chosen?.cookies).toEqual([
        expect.stringMatching(
          /^__Host-huoban_bucket=\d{1,2}\.[\w.-]{35}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/,
        ),
      ]);
    },
  );

  it('prefers a tester link to the canary, without caching', async () => {
    const { select } = createSelector({ share: 100 });
    expect(await select(`${bucketCookie(3)}; huoban_link=k.a.b.c`)).toMatchObject({
      live: {
        served: { id: 'linked' },
        context: { why: 'link', link: LINK, inForce: { shell: '1', 'mfe-legal': '1' } },
      },
      cachePolicy: 'none',
      cookies: [],
    });
  });

  it('removes a link that is not valid any more', async () => {
    const refusal = { status: 410, code: 'R034', problem: 'it has expired' } as const;
    const { select } = createSelector({ opened: { kind: 'refused', refusal } });
    expect(await select('huoban_link=k.a.b.c')).toMatchObject({
      kind: 'refused',
      refusal,
      live: { served: { id: 'base' } },
      cookies: [expect.stringMatching(/^huoban_link=; .*Max-Age=0/)],
    });
  });

  it('reads over HTTPS only the link that no other host can set', async () => {
    const { select, links } = createSelector();
    await select('huoban_link=k.a.b.c', true);
    expect(links.resolve).not.toHaveBeenCalled();
    await select('huoban_link=k.a.b.c; __Host-huoban_link=k.d.e.f', true);
    expect(links.resolve).toHaveBeenCalledWith('k.d.e.f');
  });

  it('resolves no link for visitors without one', async () => {
    const { select, links } = createSelector();
    await select('huoban_linked=1; other=huoban_link');
    expect(links.resolve).not.toHaveBeenCalled();
  });

  it('selects nothing before the channel has a release', async () => {
    const links = { resolve: async () => OPEN } as unknown as TesterLinkResolver;
    const selector = new ReleaseSelector(new ChannelState(), links, testBuckets);
    expect(await selector.select({ ...visitorAt('20.0.0.1'), cookies: undefined })).toBeNull();
    expect(
      await selector.select({ ...visitorAt('20.0.0.1'), cookies: 'huoban_link=x' }),
    ).toBeNull();
  });
});
