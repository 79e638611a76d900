import type { FastifyBaseLogger } from 'fastify';
import type { PinnedSection, Release } from '@huoban/contracts';
import { createRouteMap } from '@huoban/runtime/routes';
import type { RenderAnswer, RenderRequest } from '../../server/render-host';
import { CircuitBreaker } from './circuit-breaker';
import { PageRenderer, ShellUnavailable } from './page-renderer';
import type { RenderPool } from './render-pool';
import type { RenderOutcome } from './render-thread';

const HOME = { section: 'mfe-home' as const };
const answer = (changes: Partial<RenderAnswer> = {}): RenderOutcome => ({
  kind: 'answer',
  answer: {
    status: 200,
    headers: {},
    body: '',
    served: { ...HOME, version: '2', fallback: false },
    failed: null,
    ...changes,
  },
});
const byFallback = answer({ served: { ...HOME, version: '1', fallback: true } });
const failedPage = answer({
  status: 500,
  served: null,
  failed: { ...HOME, version: '2', message: 'threw' },
});
const lost: RenderOutcome = { kind: 'lost', certain: true, message: 'looped' };

interface Ground {
  fallback?: PinnedSection['fallback'];
  shellFallback?: PinnedSection['fallback'];
}
const OLDER = { version: '1', record: '' };

/** A service over a pool whose answer depends on the versions to be avoided. */
function serving(
  respond: (avoid: readonly string[]) => RenderOutcome,
  { fallback = OLDER, shellFallback = null }: Ground = {},
) {
  const asked: (readonly string[])[] = [];
  const pool = {
    render: async (_: unknown, { avoid }: RenderRequest) => {
      asked.push(avoid);
      return respond(avoid);
    },
  } as unknown as RenderPool;
  const log = { error: jest.fn() };
  const breaker = new CircuitBreaker();
  const pages = new PageRenderer(pool, breaker, log as unknown as FastifyBaseLogger);
  const release = {
    shell: { version: '7', record: '', fallback: shellFallback },
    sections: { 'mfe-home': { version: '2', record: '', fallback } },
    routes: [{ ...HOME, page: 'home', pattern: '/about-us', devices: ['desktop'], guards: [] }],
  } as unknown as Release;
  const standing = {
    served: { id: 'r', release },
    routes: createRouteMap(release.routes),
    context: { channel: 'production', sequence: 1, why: 'pin', inForce: {}, link: null },
  } as const;
  const ask = (url = '/about-us', avoid: string[] = []) => pages.render(standing, { url, avoid });
  return { ask, asked, breaker, log, away: () => breaker.listOpen('r') };
}

describe('PageService', () => {
  it('answers what was rendered, and nobody is at fault', async () => {
    const { ask, asked, log } = serving(() => answer());
    expect(await ask()).toMatchObject({ answer: { status: 200 }, faults: [] });
    expect(asked).toEqual([[]]);
    expect(log.error).not.toHaveBeenCalled();
  });

  it('answers a page that threw by the fallback of the release, and tells the log', async () => {
    const { ask, asked, away, log } = serving((avoid) =>
      avoid.includes('mfe-home@2') ? byFallback : failedPage,
    );
    expect(await ask()).toMatchObject({
      answer: { served: { version: '1' } },
      faults: [{ section: 'mfe-home', version: '2', cause: 'render' }],
    });
    expect(asked).toEqual([[], ['mfe-home@2']]);
    // One page that throws is no reason to keep the other pages of the version away.
    expect(away().size).toBe(0);
    expect(log.error).toHaveBeenCalledTimes(1);
  });

  it('shows the error page of a version without fallback', async () => {
    const { ask, asked } = serving(() => failedPage, { fallback: null });
    expect(await ask()).toMatchObject({ answer: { status: 500 }, faults: [{ version: '2' }] });
    expect(asked).toHaveLength(1);
  });

  it('shows the error page when the fallback throws too', async () => {
    const { ask, asked } = serving(() => failedPage);
    expect(await ask()).toMatchObject({ answer: { status: 500 } });
    expect(asked).toHaveLength(2);
  });

  it('does not wait a second time for data that never comes', async () => {
    const late = answer({
      status: 503,
      served: null,
      failed: { ...HOME, version: '2', message: 'late', cause: 'timeout' },
    });
    const { ask, asked } = serving(() => late);
    expect(await ask()).toMatchObject({ answer: { status: 503 }, faults: [{ cause: 'timeout' }] });
    expect(asked).toHaveLength(1);
  });

  it('renders a damaged version by its fallback at once, without a second rendering', async () => {
    const damaged = answer({
      served: { ...HOME, version: '1', fallback: true },
      failed: { ...HOME, version: '2', message: 'altered', cause: 'integrity' },
    });
    const { ask, asked, away } = serving(() => damaged);
    expect(await ask()).toMatchObject({
      answer: { status: 200 },
      faults: [{ version: '2', cause: 'integrity' }],
    });
    expect(asked).toHaveLength(1);
    // For the health answer: operators must see it while it lasts.
    expect(away().get('mfe-home@2')?.reason).toBe('altered');
  });

  it('keeps a version away that took its worker down, and counts it for every page meanwhile', async () => {
    const { ask, asked, away } = serving((avoid) => (avoid.length > 0 ? byFallback : lost));
    const fault = { section: 'mfe-home', version: '2', cause: 'timeout' };
    expect(await ask('/about-us?x=1')).toMatchObject({ faults: [fault] });
    expect(asked).toEqual([[], ['mfe-home@2']]);
    expect(away().get('mfe-home@2')?.reason).toBe('looped');
    expect(await ask()).toMatchObject({ answer: { served: { version: '1' } }, faults: [fault] });
    expect(asked).toHaveLength(3);
  });

  it('counts nothing against a version that only this visitor avoids', async () => {
    const { ask } = serving((avoid) => (avoid.length > 0 ? byFallback : answer()));
    expect(await ask('/about-us', ['mfe-home@2'])).toMatchObject({
      answer: { served: { version: '1' } },
      faults: [],
    });
  });

  it('keeps what happens in one release away from another', async () => {
    const { ask, breaker } = serving((avoid) => (avoid.length > 0 ? byFallback : lost));
    await ask();
    expect(breaker.listOpen('another').size).toBe(0);
  });

  it('keeps both versions away when both do it, and shows the error page', async () => {
    const { ask, asked, away } = serving((avoid) => (avoid.length > 1 ? failedPage : lost));
    expect(await ask()).toMatchObject({ answer: { status: 500 } });
    expect(asked).toHaveLength(3);
    expect([...away().keys()]).toEqual(['mfe-home@2', 'mfe-home@1']);
  });

  it.each([
    ['cannot render', { kind: 'failed', message: 'no shell' } as const, 'start', '/about-us'],
    ['is lost where no section answers', lost, 'timeout', '/nowhere'],
  ])('renders by the fallback of a shell that %s', async (_, outcome, cause, url) => {
    const { ask, asked, away } = serving(
      (avoid) => (avoid.includes('shell@7') ? answer() : outcome),
      { shellFallback: OLDER },
    );
    const faults = [{ section: 'shell', version: '7', cause }];
    expect(await ask(url)).toMatchObject({ answer: { status: 200 }, faults });
    expect(away().has('shell@7')).toBe(true);
    expect(await ask(url)).toMatchObject({ answer: { status: 200 }, faults });
    expect(asked).toEqual([[], ['shell@7'], ['shell@7']]);
  });

  it('gives up when the only shell cannot render', async () => {
    const { ask } = serving(() => ({ kind: 'failed', message: 'no shell' }));
    await expect(ask()).rejects.toThrow(ShellUnavailable);
    await expect(ask()).rejects.toThrow('no shell');
  });

  it('gives up when nobody owns the address that was lost', async () => {
    const { ask, away } = serving(() => lost);
    await expect(ask('/nowhere')).rejects.toThrow(ShellUnavailable);
    expect(away().size).toBe(0);
  });

  it('ends even when rendering is lost for ever', async () => {
    const { ask, asked } = serving(() => lost, { shellFallback: OLDER });
    await expect(ask()).rejects.toThrow('looped');
    expect(asked.length).toBeLessThanOrEqual(4);
  });
});
