import type { FastifyBaseLogger } from 'fastify';
import type { PinnedSection, Release } from '@huoban/contracts';
import type { RenderAnswer, RenderRequest } from '../server/render-host';
import { CircuitBreaker } from './circuit-breaker';
import { PageService, ShellUnavailable } from './page-service';
import type { RenderPool } from './render-pool';
import type { Outcome } from './render-worker';

const HOME = { section: 'mfe-home' as const };
const answer = (changes: Partial<RenderAnswer> = {}): Outcome => ({
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
const lost: Outcome = { kind: 'lost', certain: true, message: 'looped' };

/** A service over a pool whose answer depends on the versions to be avoided. */
function serving(
  render: (avoid: readonly string[]) => Outcome,
  fallback: PinnedSection['fallback'] = { version: '1', record: '' },
) {
  const asked: (readonly string[])[] = [];
  const pool = {
    render: async ({ avoid }: RenderRequest) => {
      asked.push(avoid);
      return render(avoid);
    },
  } as unknown as RenderPool;
  const log = { error: jest.fn() };
  const breaker = new CircuitBreaker();
  const pages = new PageService(pool, breaker, log as unknown as FastifyBaseLogger);
  const guards: Release['routes'][number]['guards'] = [];
  pages.serve({
    sections: { 'mfe-home': { version: '2', record: '', fallback } },
    routes: [{ ...HOME, page: 'home', pattern: '/about-us', devices: ['desktop'], guards }],
  } as unknown as Release);
  return { pages, asked, breaker, log };
}

describe('PageService', () => {
  it('answers what was rendered', async () => {
    const { pages, asked, log } = serving(() => answer());
    expect(await pages.render('/about-us')).toMatchObject({ status: 200 });
    expect(asked).toEqual([[]]);
    expect(log.error).not.toHaveBeenCalled();
  });

  it('answers a page that threw by the fallback of the release, and tells the log', async () => {
    const { pages, asked, breaker, log } = serving((avoid) =>
      avoid.includes('mfe-home@2') ? byFallback : failedPage,
    );
    expect(await pages.render('/about-us')).toMatchObject({ served: { version: '1' } });
    expect(asked).toEqual([[], ['mfe-home@2']]);
    // One page that throws is no reason to keep the other pages of the version away.
    expect(breaker.list().size).toBe(0);
    expect(log.error).toHaveBeenCalledTimes(1);
  });

  it('shows the error page of a version without fallback', async () => {
    const { pages, asked } = serving(() => failedPage, null);
    expect(await pages.render('/about-us')).toMatchObject({ status: 500 });
    expect(asked).toHaveLength(1);
  });

  it('shows the error page when the fallback throws too', async () => {
    const { pages, asked } = serving(() => failedPage);
    expect(await pages.render('/about-us')).toMatchObject({ status: 500 });
    expect(asked).toHaveLength(2);
  });

  it('renders a damaged version by its fallback at once, without a second rendering', async () => {
    const damaged = answer({
      served: { ...HOME, version: '1', fallback: true },
      failed: { ...HOME, version: '2', message: 'altered' },
    });
    const { pages, asked, breaker } = serving(() => damaged);
    expect(await pages.render('/about-us')).toMatchObject({ status: 200 });
    expect(asked).toHaveLength(1);
    // For the health answer: operators must see it while it lasts.
    expect(breaker.list().get('mfe-home@2')).toBe('altered');
  });

  it('keeps a version away that took its worker down', async () => {
    const { pages, asked, breaker } = serving((avoid) => (avoid.length > 0 ? byFallback : lost));
    expect(await pages.render('/about-us?x=1')).toMatchObject({ served: { version: '1' } });
    expect(asked).toEqual([[], ['mfe-home@2']]);
    expect(breaker.list().get('mfe-home@2')).toBe('looped');
    await pages.render('/about-us');
    expect(asked).toHaveLength(3);
  });

  it('keeps both versions away when both do it, and shows the error page', async () => {
    const { pages, asked, breaker } = serving((avoid) => (avoid.length > 1 ? failedPage : lost));
    expect(await pages.render('/about-us')).toMatchObject({ status: 500 });
    expect(asked).toHaveLength(3);
    expect([...breaker.list().keys()]).toEqual(['mfe-home@2', 'mfe-home@1']);
  });

  it('gives up when nobody owns the address that was lost', async () => {
    const { pages, breaker } = serving(() => lost);
    await expect(pages.render('/nowhere')).rejects.toThrow(ShellUnavailable);
    expect(breaker.list().size).toBe(0);
  });

  it('ends even when rendering is lost for ever', async () => {
    const { pages, asked } = serving(() => lost);
    await expect(pages.render('/about-us')).rejects.toThrow('looped');
    expect(asked.length).toBeLessThanOrEqual(3);
  });

  it('hands on that the shell itself cannot render', async () => {
    const { pages } = serving(() => ({ kind: 'failed', message: 'no shell' }));
    await expect(pages.render('/about-us')).rejects.toThrow('no shell');
  });
});
