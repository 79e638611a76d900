import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { Link, type LinkProps } from './link';
import { NavigationProvider } from './navigation-context';
import { paths } from './paths';
import { createRouteMap } from './route-map';
import { siteRoutes } from './testing/site-routes';
import { useGo } from './use-go';

const routes = createRouteMap(siteRoutes());

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function Going({ to }: { to: Parameters<ReturnType<typeof useGo>> }) {
  const go = useGo();
  return <button onClick={() => void go(...to)}>go</button>;
}

function at(address: string, children: React.ReactNode) {
  const prefetch = jest.fn();
  render(
    <NavigationProvider value={{ routes, prefetch }}>
      <MemoryRouter initialEntries={[address]}>
        {children}
        <Address />
      </MemoryRouter>
    </NavigationProvider>,
  );
  return prefetch;
}

function hrefAt(address: string, link: LinkProps) {
  at(address, <Link {...link}>link</Link>);
  return screen.getByRole('link').getAttribute('href');
}

describe('Link', () => {
  it.each<[string, string, LinkProps, string]>([
    ['language and layout', '/ja/m/about-us', { to: paths.gamePartner() }, '/ja/m/game-partner/'],
    ['the desktop', '/en', { to: paths.game('7') }, '/en/game-library/7'],
    ['another language', '/en/activity', { to: '/', language: 'zh' }, '/'],
    ['the other layout', '/activity', { to: '/activity/', device: 'mobile' }, '/m/activity/'],
    ['the query', '/m?channel=b', { to: '/activity/' }, '/m/activity/?channel=b'],
    [
      'the query before an anchor',
      '/en?channel=b',
      { to: `${paths.gamePartner()}#story-shelf` },
      '/en/game-partner/?channel=b#story-shelf',
    ],
    [
      'own parameters first',
      '/?channel=b&searchValue=old',
      { to: paths.gameSearch(), query: { searchValue: '原 神' } },
      '/game-library/search?searchValue=%E5%8E%9F+%E7%A5%9E&channel=b',
    ],
    ['a desktop-only page from a phone', '/ja/m', { to: paths.terms() }, '/ja/terms.html'],
    [
      'the layout of the removal',
      '/ja/profile',
      { to: paths.removeAccount('1') },
      '/ja/profile/removeAccount-1',
    ],
    ['an id with every character', '/', { to: paths.game('a/b?c') }, '/game-library/a%2Fb%3Fc'],
  ])('keeps %s', (_, address, link, expected) => {
    expect(hrefAt(address, link)).toBe(expected);
  });

  it.each(['pointerEnter', 'focus', 'touchStart'] as const)('prefetches on %s', (intent) => {
    const prefetch = at('/en?channel=b', <Link to={paths.aboutUs()}>link</Link>);
    expect(prefetch).not.toHaveBeenCalled();
    fireEvent[intent](screen.getByRole('link'));
    expect(prefetch).toHaveBeenCalledWith('/en/about-us/?channel=b');
  });

  it('navigates without a document load', () => {
    at('/en', <Link to={paths.aboutUs()}>link</Link>);
    expect(fireEvent.click(screen.getByRole('link'))).toBe(false);
    expect(screen.getByRole('status').textContent).toBe('/en/about-us/');
  });
});

describe('useGo', () => {
  it('follows the same rules as Link', async () => {
    const to: Parameters<ReturnType<typeof useGo>> = ['/activity/', { query: { x: '1' } }];
    at('/ja/m/about-us?channel=b', <Going to={to} />);
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe('/ja/m/activity/?x=1&channel=b'),
    );
  });
});
