import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { Link } from './link';
import { NavigationProvider } from './navigation-context';
import { createRouteMap } from './route-map';
import { siteRoutes } from './testing/site-routes';

const routes = createRouteMap(siteRoutes());
const app = (url: string) => (
  <NavigationProvider value={{ routes, prefetch: () => undefined }}>
    <MemoryRouter initialEntries={[url]}>
      <Link to="/game-partner">partners</Link>
    </MemoryRouter>
  </NavigationProvider>
);

/** Links in HTML that was rendered for one URL and is hydrated at another one. */
function hydrated(rendered: string, shown: string) {
  const root = document.createElement('div');
  root.innerHTML = renderToString(app(rendered));
  const link = () => root.querySelector('a')?.getAttribute('href');
  const before = link();
  render(app(shown), { container: root, hydrate: true });
  return [before, link()];
}

// A difference between server and browser would be an error on the console, which fails the test.
it('carries undeclared parameters in links as soon as the HTML is hydrated', () => {
  const url = '/game-library?gameGenre=a&channel=b';
  expect(hydrated('/game-library?gameGenre=a', url)).toEqual([
    '/game-partner?gameGenre=a',
    '/game-partner?gameGenre=a&channel=b',
  ]);
  expect(hydrated(url, url)[0]).toBe('/game-partner?gameGenre=a');
});
