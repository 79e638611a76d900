import { createRouteMap, LOGGED_OUT_SESSION } from '@huoban/runtime/internal';
import type { Session } from '@huoban/runtime';
import { testRoutes, testSite } from '../../app/testing/environment';
import { guardTarget } from './guards';

const routes = createRouteMap(testRoutes);
const VISITOR: Session = { ...LOGGED_OUT_SESSION, ready: true };

const plainWindow = window.matchMedia;
const windowIs = (width: 'narrow' | 'wide') =>
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(plainWindow(media), { matches: width === 'narrow' }),
    );
const target = (path: string, session: Session = VISITOR) =>
  guardTarget(new URL(path, location.origin), { routes, session, site: testSite });

describe('check-device', () => {
  it.each([
    ['/', '/m/'],
    ['/en', '/en/m/'],
    ['/ja/game-library/7?tag=a&tag=b', '/ja/m/game-library/7?tag=a&tag=b'],
    ['/game-library/m', '/m/game-library/m'],
    ['/game-library/7?tag=a#roles', '/m/game-library/7?tag=a#roles'],
  ])('redirects between %s and %s', (desktop, phone) => {
    windowIs('narrow');
    expect(target(desktop)).toBe(phone);
    expect(target(phone)).toBeNull();
    windowIs('wide');
    expect(target(phone)).toBe(desktop);
    expect(target(desktop)).toBeNull();
  });

  it.each(['/terms', '/nowhere', '/m/nowhere', '/m/terms'])('does not redirect %s', (path) => {
    for (const width of ['narrow', 'wide'] as const) {
      windowIs(width);
      expect(target(path)).toBeNull();
    }
  });

  it('does not redirect a mobile-only page in a wide window', () => {
    windowIs('wide');
    expect(target('/m/profile/removeAccount-1', { ...VISITOR, isLoggedIn: true })).toBeNull();
  });

  it('applies a configuration that forces the mobile layout', () => {
    windowIs('wide');
    const site = { ...testSite, app: { ...testSite.app, device: 'mobile' as const } };
    const url = new URL('/game-library/7', location.origin);
    expect(guardTarget(url, { routes, session: VISITOR, site })).toBe('/m/game-library/7');
  });
});

describe('auth', () => {
  beforeEach(() => void windowIs('wide'));

  it('redirects a visitor to the home page with the dialog open and stores the target', () => {
    const openLogin = jest.fn();
    expect(target('/ja/profile?channel=b', { ...VISITOR, openLogin })).toBe('/ja?channel=b');
    expect(openLogin).toHaveBeenCalledWith({ returnTo: '/profile' });
  });

  it('redirects a mobile page to the mobile home page', () => {
    expect(target('/m/profile/removeAccount-1')).toBe('/m/');
  });

  it('redirects no visitor before the stored session was read', () => {
    expect(target('/profile', { ...VISITOR, ready: false })).toBeNull();
  });

  it('does not redirect a logged-in user', () => {
    expect(target('/profile', { ...VISITOR, isLoggedIn: true })).toBeNull();
  });

  it('runs check-device before auth', () => {
    windowIs('narrow');
    const openLogin = jest.fn();
    expect(target('/profile', { ...VISITOR, openLogin })).toBe('/m/profile');
    expect(openLogin).not.toHaveBeenCalled();
  });
});
