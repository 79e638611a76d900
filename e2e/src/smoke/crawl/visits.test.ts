import type { ReleaseRoute } from '@huoban/contracts';
import { sampleLanguages, patternToRegExp, plainPath, planCrawl, findRoute } from './visits';

const route = (pattern: string, changes: Partial<ReleaseRoute> = {}): ReleaseRoute => ({
  section: 'mfe-home',
  page: 'page',
  pattern,
  devices: ['desktop', 'mobile'],
  guards: [],
  ...changes,
});
const addresses = (routes: ReleaseRoute[], sitemap: string[], linked: string[] = []) =>
  planCrawl({ routes, sitemap }, linked).visits.map(({ address }) => address);

describe('planCrawl', () => {
  it('visits every language and layout of a route, and the error page', () => {
    expect(addresses([route('/about')], [])).toEqual([
      '/about',
      '/m/about',
      '/en/about',
      '/en/m/about',
      '/ja/about',
      '/ja/m/about',
      ...['', '/m', '/en', '/en/m', '/ja', '/ja/m'].map((place) => `${place}/smoke-no-such-page`),
    ]);
  });

  it('take one address of content, and two of those that the release lists itself', () => {
    const desktop = { devices: ['desktop' as const] };
    const found = addresses(
      [
        route('/game/:id', desktop),
        route('/terms:id', { ...desktop, sitemap: { ids: ['.html', '-txj.html'] } }),
      ],
      ['/game/7', '/en/game/7', '/game/8', '/terms.html', '/terms-txj.html'],
    );
    expect(found.filter((path) => !/^\/(en|ja|m)\/|no-such/.test(path))).toEqual([
      '/game/7',
      '/terms.html',
      '/terms-txj.html',
    ]);
  });

  it('finds addresses of hidden patterns in links, and lists patterns without one', () => {
    const routes = [route('/chat-:id'), route('/story-:id'), route('/search')];
    const { visits, uncrawled } = planCrawl({ routes, sitemap: [] }, ['/chat-9', '/search?x=1']);
    expect(visits.map(({ address }) => address)).toEqual(
      expect.arrayContaining(['/en/m/chat-9', '/search', '/ja/search?x=1']),
    );
    expect(uncrawled.map(({ pattern }) => pattern)).toEqual(['/story-:id']);
  });

  it('are one language of each layout in the short form, and every language comes up in each layout', () => {
    const routes = ['/a', '/b', '/c'].map((pattern) => route(pattern));
    const short = sampleLanguages(planCrawl({ routes, sitemap: [] }, []).visits);
    expect(short.map(({ address }) => address)).toEqual([
      '/a',
      '/en/m/a',
      '/en/b',
      '/ja/m/b',
      '/m/c',
      '/ja/c',
      '/smoke-no-such-page',
      '/en/m/smoke-no-such-page',
    ]);
  });

  it('are private when the route asks for a login', () => {
    const { visits } = planCrawl({ routes: [route('/me', { guards: ['auth'] })], sitemap: [] }, []);
    expect(visits.filter(({ isPrivate }) => isPrivate)).toHaveLength(6);
  });
});

describe('patterns', () => {
  it('match whole paths only, whatever the case, and take signs literally', () => {
    expect(patternToRegExp('/topup/agreement:id.html').test('/TopUp/agreement5.html')).toBe(true);
    expect(patternToRegExp('/topup/agreement:id.html').test('/topup/agreement5xhtml')).toBe(false);
    expect(patternToRegExp('/game/:id').test('/game/7/more')).toBe(false);
  });

  it('are tried in the order of the release', () => {
    const routes = [route('/game/search'), route('/game/:id')];
    expect(findRoute(routes, '/game/search')?.pattern).toBe('/game/search');
    expect(findRoute(routes, '/game/other')?.pattern).toBe('/game/:id');
  });

  it.each([
    ['/en/m/game', '/game'],
    ['/m', '/'],
    ['/ja', '/'],
    ['/entry', '/entry'],
    ['/media/x', '/media/x'],
  ])('%s is the page %s', (address, path) => {
    expect(plainPath(address)).toBe(path);
  });
});
