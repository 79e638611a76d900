import type { TesterLinkResolver, ResolvedTesterLink } from './tester-links';
import { ReleaseSelector } from './release-selector';
import { ChannelState } from './channel-state';
import { releaseOf } from './testing/releases';

const BASE = releaseOf();
const CANARY = releaseOf({ 'mfe-home': '2' });
const LINKED = releaseOf({ shell: '3', 'mfe-legal': '9' });
const FACTS = { author: 'mei', note: 'the new terms', expires: '2030-01-01T00:00:00.000Z' };
const OPEN: ResolvedTesterLink = {
  kind: 'open',
  served: { id: 'linked', release: LINKED },
  link: FACTS,
};

function choosing({
  share = 0,
  opened = OPEN,
}: { share?: number; opened?: ResolvedTesterLink } = {}) {
  const standings = new ChannelState();
  const canary = share > 0 ? { id: 'canary', release: CANARY, share } : null;
  standings.update({ channel: 'production', sequence: 4, id: 'base', release: BASE, canary });
  const links = { resolve: jest.fn(async () => opened) };
  const choice = new ReleaseSelector(standings, links as unknown as TesterLinkResolver);
  const of = (cookies?: string, secure = false) => choice.select({ cookies, secure });
  return { of, links };
}

describe('ReleaseChoice', () => {
  it('gives everybody the release in force while there is no canary, to be kept by every cache', async () => {
    const { of } = choosing();
    for (const cookies of [undefined, 'huoban_bucket=0']) {
      expect(await of(cookies)).toMatchObject({
        live: { served: { id: 'base' }, context: { why: 'pin', inForce: {} } },
        cachePolicy: 'shared',
        cookies: [],
      });
    }
  });

  it('gives the canary to the buckets of its share, and says what differs', async () => {
    const { of } = choosing({ share: 10 });
    expect(await of('huoban_bucket=9')).toMatchObject({
      live: {
        served: { id: 'canary' },
        context: { why: 'canary', sequence: 4, inForce: { 'mfe-home': '1' } },
      },
      cachePolicy: 'private',
      cookies: [],
    });
    expect(await of('huoban_bucket=10')).toMatchObject({
      live: { served: { id: 'base' } },
      cachePolicy: 'private',
    });
  });

  it('gives whoever has no bucket yet the release in force, and a bucket', async () => {
    const { of } = choosing({ share: 100 });
    const chosen = await of(undefined, true);
    expect(chosen?.live.served.id).toBe('base');
    expect(chosen?.cookies).toEqual([
      expect.stringMatching(
        /^huoban_bucket=\d{1,2}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/,
      ),
    ]);
  });

  it('lets a tester link win over the canary, kept by nobody', async () => {
    const { of } = choosing({ share: 100 });
    expect(await of('huoban_bucket=3; huoban_link=k.a.b.c')).toMatchObject({
      live: {
        served: { id: 'linked' },
        context: { why: 'link', link: FACTS, inForce: { shell: '1', 'mfe-legal': '1' } },
      },
      cachePolicy: 'none',
      cookies: [],
    });
  });

  it('takes away a link that opens nothing any more', async () => {
    const refusal = { status: 410, code: 'R034', problem: 'it has expired' } as const;
    const { of } = choosing({ opened: { kind: 'refused', refusal } });
    expect(await of('huoban_link=k.a.b.c')).toMatchObject({
      kind: 'refused',
      refusal,
      live: { served: { id: 'base' } },
      cookies: [expect.stringMatching(/^huoban_link=; .*Max-Age=0/)],
    });
  });

  it('reads no link of visitors who have none', async () => {
    const { of, links } = choosing();
    await of('huoban_linked=1; other=huoban_link');
    expect(links.resolve).not.toHaveBeenCalled();
  });

  it('gives nothing before the channel names a release', async () => {
    const links = { resolve: async () => OPEN } as unknown as TesterLinkResolver;
    const choice = new ReleaseSelector(new ChannelState(), links);
    expect(await choice.select({ cookies: undefined, secure: false })).toBeNull();
    expect(await choice.select({ cookies: 'huoban_link=x', secure: false })).toBeNull();
  });
});
