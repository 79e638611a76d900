import type { FastifyBaseLogger } from 'fastify';
import type { PinnedSection, Release } from '@huoban/contracts';
import { createRouteMap } from '@huoban/runtime/routes';
import type { RenderAnswer, RenderRequest } from '../../server/render-host';
import { CircuitBreaker } from './circuit-breaker';
import { PageRenderer, ShellUnavailable } from './page-renderer';
import type { PooledOutcome, RenderPool } from './render-pool';
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
const lost: RenderOutcome = { kind: 'lost', certain: true, waited: false, message: 'looped' };

interface RendererOptions {
  fallback?: PinnedSection['fallback'];
  shellFallback?: PinnedSection['fallback'];
}
const OLDER = { version: '1', record: '' };

/** A renderer over a pool whose outcome depends on the avoided versions. */
function createRenderer(
  respond: (avoid: readonly string[]) => PooledOutcome,
  { fallback = OLDER, shellFallback = null }: RendererOptions = {},
) {
  const avoided: (readonly string[])[] = [];
  const pool = {
    render: async (_: unknown, { avoid }: RenderRequest) => {
      avoided.push(avoid);
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
  const live = {
    served: { id: 'r', release },
    routes: createRouteMap(release.routes),
    context: { channel: 'production', sequence: 1, why: 'pin', inForce: {}, link: null },
  } as const;
  const render = (url = '/about-us', avoid: string[] = [], caller = {}) =>
    pages.render(live, { url, avoid, caller });
  return { render, avoided, breaker, log, listOpen: () => breaker.listOpen('r') };
}

describe('PageRenderer', () => {
  it('returns a rendered page without faults', async () => {
    const { render, avoided, log } = createRenderer(() => answer());
    expect(await render()).toMatchObject({ answer: { status: 200 }, faults: [] });
    expect(avoided).toEqual([[]]);
    expect(log.error).not.toHaveBeenCalled();
  });

  it('renders a page that threw by the fallback version and logs the fault', async () => {
    const caller = { 'x-request-id': '2fa4dac83774aaeb' };
    const { render, avoided, listOpen, log } = createRenderer((avoid) =>
      avoid.includes('mfe-home@2') ? byFallback : failedPage,
    );
    expect(await render('/about-us', [], caller)).toMatchObject({
      answer: { served: { version: '1' } },
      faults: [{ section: 'mfe-home', version: '2', cause: 'render' }],
    });
    expect(avoided).toEqual([[], ['mfe-home@2']]);
    // A page that throws does not take the other pages of the version out of service.
    expect(listOpen().size).toBe(0);
    expect(log.error.mock.calls).toEqual([
      [expect.objectContaining({ reqId: '2fa4dac83774aaeb' }), 'a section failed'],
    ]);
  });

  it('returns the error page of a version without fallback', async () => {
    const { render, avoided } = createRenderer(() => failedPage, { fallback: null });
    expect(await render()).toMatchObject({ answer: { status: 500 }, faults: [{ version: '2' }] });
    expect(avoided).toHaveLength(1);
  });

  it('returns the error page when the fallback throws too', async () => {
    const { render, avoided } = createRenderer(() => failedPage);
    expect(await render()).toMatchObject({ answer: { status: 500 } });
    expect(avoided).toHaveLength(2);
  });

  it('does not wait a second time after a timeout', async () => {
    const late = answer({
      status: 503,
      served: null,
      failed: { ...HOME, version: '2', message: 'late', cause: 'timeout' },
    });
    const { render, avoided } = createRenderer(() => late);
    expect(await render()).toMatchObject({
      answer: { status: 503 },
      faults: [{ cause: 'timeout' }],
    });
    expect(avoided).toHaveLength(1);
  });

  it('accepts the fallback of a damaged version without a second rendering', async () => {
    const damaged = answer({
      served: { ...HOME, version: '1', fallback: true },
      failed: { ...HOME, version: '2', message: 'altered', cause: 'integrity' },
    });
    const { render, avoided, listOpen } = createRenderer(() => damaged);
    expect(await render()).toMatchObject({
      answer: { status: 200 },
      faults: [{ version: '2', cause: 'integrity' }],
    });
    expect(avoided).toHaveLength(1);
    // `/-/health` must show it while it lasts.
    expect(listOpen().get('mfe-home@2')?.reason).toBe('altered');
  });

  it('takes a version that ended its worker out of service, and counts the fault for every page meanwhile', async () => {
    const { render, avoided, listOpen } = createRenderer((avoid) =>
      avoid.length > 0 ? byFallback : lost,
    );
    const fault = { section: 'mfe-home', version: '2', cause: 'timeout' };
    expect(await render('/about-us?x=1')).toMatchObject({ faults: [fault] });
    expect(avoided).toEqual([[], ['mfe-home@2']]);
    expect(listOpen().get('mfe-home@2')?.reason).toBe('looped');
    expect(await render()).toMatchObject({ answer: { served: { version: '1' } }, faults: [fault] });
    expect(avoided).toHaveLength(3);
  });

  const slow = answer({
    status: 500,
    failed: { ...HOME, version: '2', message: 'slow', cause: 'timeout' },
  });
  it.each<[string, PooledOutcome, boolean | undefined]>([
    ['a wait for data', slow, undefined],
    ['a wait for data under load', { ...slow, underLoad: true }, true],
    ['a stalled worker under load', { ...lost, waited: true, underLoad: true }, true],
    ['a stalled worker', { ...lost, waited: true }, undefined],
    ['a loop under load', { ...lost, underLoad: true }, undefined],
    ['a page that threw under load', { ...failedPage, underLoad: true }, undefined],
  ])('marks a fault that says nothing about its version: %s', async (_, outcome, underLoad) => {
    const { render } = createRenderer((avoid) => (avoid.length > 0 ? byFallback : outcome));
    expect((await render()).faults[0]?.underLoad).toBe(underLoad);
    // While the version is out of service, for the same reason.
    expect((await render()).faults[0]?.underLoad).toBe(underLoad);
  });

  it('counts no fault of a version that only this visitor avoids', async () => {
    const { render } = createRenderer((avoid) => (avoid.length > 0 ? byFallback : answer()));
    expect(await render('/about-us', ['mfe-home@2'])).toMatchObject({
      answer: { served: { version: '1' } },
      faults: [],
    });
  });

  it('renders a page that the fallback lacks by the version that this visitor avoids', async () => {
    const lacking = answer({ status: 500, served: null });
    const { render, avoided } = createRenderer((avoid) => (avoid.length > 0 ? lacking : answer()));
    expect(await render('/about-us', ['mfe-home@2'])).toMatchObject({
      answer: { status: 200, served: { version: '2' } },
      faults: [],
    });
    expect(avoided).toEqual([['mfe-home@2'], []]);
  });

  it('limits an outage to its release', async () => {
    const { render, breaker } = createRenderer((avoid) => (avoid.length > 0 ? byFallback : lost));
    await render();
    expect(breaker.listOpen('another').size).toBe(0);
  });

  it('takes both versions out of service when both end their worker, and returns the error page', async () => {
    const { render, avoided, listOpen } = createRenderer((avoid) =>
      avoid.length > 1 ? failedPage : lost,
    );
    expect(await render()).toMatchObject({ answer: { status: 500 } });
    expect(avoided).toHaveLength(3);
    expect([...listOpen().keys()]).toEqual(['mfe-home@2', 'mfe-home@1']);
  });

  it.each([
    ['cannot render', { kind: 'failed', message: 'no shell' } as const, 'start', '/about-us'],
    ['is lost where no section answers', lost, 'timeout', '/nowhere'],
  ])('renders by the fallback of a shell that %s', async (_, outcome, cause, url) => {
    const { render, avoided, listOpen } = createRenderer(
      (avoid) => (avoid.includes('shell@7') ? answer() : outcome),
      { shellFallback: OLDER },
    );
    const faults = [{ section: 'shell', version: '7', cause }];
    expect(await render(url)).toMatchObject({ answer: { status: 200 }, faults });
    expect(listOpen().has('shell@7')).toBe(true);
    expect(await render(url)).toMatchObject({ answer: { status: 200 }, faults });
    expect(avoided).toEqual([[], ['shell@7'], ['shell@7']]);
  });

  it('throws when the only shell cannot render', async () => {
    const { render } = createRenderer(() => ({ kind: 'failed', message: 'no shell' }));
    await expect(render()).rejects.toThrow(ShellUnavailable);
    await expect(render()).rejects.toThrow('no shell');
  });

  it('throws when no section owns the URL that was lost', async () => {
    const { render, listOpen } = createRenderer(() => lost);
    await expect(render('/nowhere')).rejects.toThrow(ShellUnavailable);
    expect(listOpen().size).toBe(0);
  });

  it('ends even when every rendering is lost', async () => {
    const { render, avoided } = createRenderer(() => lost, { shellFallback: OLDER });
    await expect(render()).rejects.toThrow('looped');
    expect(avoided.length).toBeLessThanOrEqual(4);
  });
});
