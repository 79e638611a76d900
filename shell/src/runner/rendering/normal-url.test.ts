import type { ReleaseRoute } from '@huoban/contracts';
import { createRouteMap } from '@huoban/runtime/routes';
import { normalUrl } from './normal-url';

const route = (pattern: string, query: string[] = []): ReleaseRoute => ({
  section: 'mfe-legal',
  page: 'page',
  pattern,
  devices: ['desktop', 'mobile'],
  guards: [],
  query,
});
const routes = createRouteMap([
  route('/'),
  route('/terms{:id}'),
  route('/game-library', ['tag', 'sort']),
  route('/game-library/:id'),
  route('/game-library/role-Info-:id'),
]);

describe('normalUrl', () => {
  it.each([
    ['/', ['/', '/?u=1']],
    ['/en', ['/en', '/EN', '/En?u=1']],
    ['/en/', ['/en/', '/EN/']],
    ['/ja/m', ['/ja/m', '/ja/M']],
    ['/ja/m/', ['/ja/m/', '/JA/M/']],
    ['/terms', ['/terms', '/TERMS', '/tErms?x#y']],
    ['/terms/', ['/terms/', '/Terms/']],
    ['/terms.html', ['/terms.html', '/TERMS.html', '/terms%2Ehtml']],
    ['/game-library?tag=a&sort=b', ['/Game-Library?sort=b&u=1&tag=a']],
    ['/game-library/%E5%8E%9F', ['/game-library/%e5%8e%9f', '/GAME-library/原']],
    [
      '/m/game-library/role-Info-7',
      ['/m/game-library/ROLE-info-7', '/M/game-library/role-Info-%37'],
    ],
    ['/game-library/a%2Fb', ['/game-library/a%2fb', '/game-library/%61%2Fb']],
  ])('is %s for every spelling of it', (normal, spellings) => {
    for (const url of [normal, ...spellings]) expect(normalUrl(routes, url)).toBe(normal);
  });

  it.each(['/terms.HTML', '/game-library/A', '/nowhere/X?u=1', '/game-library/%zz', '/%54erms/x'])(
    'leaves %s as it is: parameters have a case, and unknown paths match nothing',
    (url) => expect(normalUrl(routes, url)).toBe(url),
  );
});
