import type { LinkDoor, OpenedLink } from './tester-links';
import { ReleaseChoice } from './release-selector';
import { Standings } from './channel-state';
import { releaseOf } from './testing/releases';

const BASE = releaseOf();
const CANARY = releaseOf({ 'mfe-home': '2' });
const LINKED = releaseOf({ shell: '3', 'mfe-legal': '9' });
const FACTS = { author: 'mei', note: 'the new terms', expires: '2030-01-01T00:00:00.000Z' };
const OPEN: OpenedLink = {
  kind: 'open',
  served: { id: 'linked', release: LINKED },
  link: FACTS,
};

function choosing({ share = 0, opened = OPEN }: { share?: number; opened?: OpenedLink } = {}) {
  const standings = new Standings();
  const canary = share > 0 ? { id: 'canary', release: CANARY, share } : null;
  standings.follow({ channel: 'production', sequence: 4, id: 'base', release: BASE, canary });
  const links = { open: jest.fn(async () => opened) };
  const choice = new ReleaseChoice(standings, links as unknown as LinkDoor);
  const of = (cookies?: string, secure = false) => choice.of({ cookies, secure });
  return { of, links };
}

describe('ReleaseChoice', () => {
  it('gives everybody the release in force while there is no canary, to be kept by every cache', async () => {
    const { of } = choosing();
    for (const cookies of [undefined, 'huoban_bucket=0']) {
      expect(await of(cookies)).toMatchObject({
        standing: { served: { id: 'base' }, standing: { why: 'pin', inForce: {} } },
        keeping: 'shared',
        cookies: [],
      });
    }
  });

  it('gives the canary to the buckets of its share, and says what differs', async () => {
    const { of } = choosing({ share: 10 });
    expect(await of('huoban_bucket=9')).toMatchObject({
      standing: {
        served: { id: 'canary' },
        standing: { why: 'canary', sequence: 4, inForce: { 'mfe-home': '1' } },
      },
      keeping: 'private',
      cookies: [],
    });
    expect(await of('huoban_bucket=10')).toMatchObject({
      standing: { served: { id: 'base' } },
      keeping: 'private',
    });
  });

  it('gives whoever has no bucket yet the release in force, and a bucket', async () => {
    const { of } = choosing({ share: 100 });
    const chosen = await of(undefined, true);
    expect(chosen?.standing.served.id).toBe('base');
    expect(chosen?.cookies).toEqual([
      expect.stringMatching(
        /^huoban_bucket=\d{1,2}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/,
      ),
    ]);
  });

  it('lets a tester link win over the canary, kept by nobody', async () => {
    const { of } = choosing({ share: 100 });
    expect(await of('huoban_bucket=3; huoban_link=k.a.b.c')).toMatchObject({
      standing: {
        served: { id: 'linked' },
        standing: { why: 'link', link: FACTS, inForce: { shell: '1', 'mfe-legal': '1' } },
      },
      keeping: 'none',
      cookies: [],
    });
  });

  it('takes away a link that opens nothing any more', async () => {
    const refusal = { status: 410, code: 'R034', problem: 'it has expired' } as const;
    const { of } = choosing({ opened: { kind: 'refused', refusal } });
    expect(await of('huoban_link=k.a.b.c')).toMatchObject({
      kind: 'refused',
      refusal,
      standing: { served: { id: 'base' } },
      cookies: [expect.stringMatching(/^huoban_link=; .*Max-Age=0/)],
    });
  });

  it('reads no link of visitors who have none', async () => {
    const { of, links } = choosing();
    await of('huoban_linked=1; other=huoban_link');
    expect(links.open).not.toHaveBeenCalled();
  });

  it('gives nothing before the channel names a release', async () => {
    const links = { open: async () => OPEN } as unknown as LinkDoor;
    const choice = new ReleaseChoice(new Standings(), links);
    expect(await choice.of({ cookies: undefined, secure: false })).toBeNull();
    expect(await choice.of({ cookies: 'huoban_link=x', secure: false })).toBeNull();
  });
});
