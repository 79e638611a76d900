import { parsePlace } from './route-location';
import { createRouteMap, type RouteMap } from './route-map';
import { siteRoutes } from './testing/site-routes';

const site = siteRoutes();
let routes: RouteMap;
beforeEach(() => {
  routes = createRouteMap(site);
});

function served(pathname: string) {
  const { path, device } = parsePlace(pathname);
  const found = routes.match(path, device);
  return found && `${found.route.section} ${found.route.page} ${JSON.stringify(found.params)}`;
}

/** Specification section 2: path → section, page and parameters. */
const BOTH: [string, string][] = [
  ['/', 'mfe-home home {}'],
  ['/about-us', 'mfe-home about-us {}'],
  ['/about-us/', 'mfe-home about-us {}'],
  ['/ABOUT-US', 'mfe-home about-us {}'],
  ['/activity', 'mfe-home activity {}'],
  ['/game-partner', 'mfe-game-partner square {}'],
  ['/game-partner/', 'mfe-game-partner square {}'],
  ['/game-partner/chat-12', 'mfe-game-partner chat {"id":"12"}'],
  ['/game-partner/story-7', 'mfe-game-partner story {"id":"7"}'],
  ['/game-partner/detail-1001', 'mfe-game-partner detail {"id":"1001"}'],
  ['/game-partner/detail-%E5%8E%9F', 'mfe-game-partner detail {"id":"原"}'],
  ['/game-partner/game-list-3', 'mfe-game-partner game-list {"id":"3"}'],
  ['/game-library', 'mfe-game-library library {}'],
  ['/game-library/2001', 'mfe-game-library game {"id":"2001"}'],
  ['/game-library/search', 'mfe-game-library search {}'],
  ['/game-library/Search/', 'mfe-game-library search {}'],
  ['/game-library/game-role-7', 'mfe-game-library game-role {"id":"7"}'],
  ['/game-library/game-role-', 'mfe-game-library game {"id":"game-role-"}'],
  ['/game-library/role-Info-7', 'mfe-game-library role-info {"id":"7"}'],
  ['/game-library/role-info-7', 'mfe-game-library role-info {"id":"7"}'],
  ['/game-library/role-x', 'mfe-game-library game {"id":"role-x"}'],
  ['/game-library/a%2Fb', 'mfe-game-library game {"id":"a/b"}'],
  ['/profile', 'mfe-account profile {}'],
];
const DESKTOP: [string, string][] = [
  ['/terms', 'mfe-legal terms {}'],
  ['/TERMS/', 'mfe-legal terms {}'],
  ['/terms123', 'mfe-legal terms {"id":"123"}'],
  ['/termsofuse', 'mfe-legal terms {"id":"ofuse"}'],
  ['/terms.html', 'mfe-legal terms {"id":".html"}'],
  ['/terms-txj.html', 'mfe-legal terms {"id":"-txj.html"}'],
  ['/privacy', 'mfe-legal privacy {}'],
  ['/privacy5', 'mfe-legal privacy {"id":"5"}'],
  ['/privacy.html', 'mfe-legal privacy {"id":".html"}'],
  ['/privacy-txj.html', 'mfe-legal privacy {"id":"-txj.html"}'],
  ['/douvterms', 'mfe-legal douvterms {}'],
  ['/douvterms9', 'mfe-legal douvterms {"id":"9"}'],
  ['/douvterms-legionzone.html', 'mfe-legal douvterms {"id":"-legionzone.html"}'],
  ['/douvsubscribeterms', 'mfe-legal douvsubscribeterms {}'],
  ['/douvsubscribeterms.html', 'mfe-legal douvsubscribeterms {"id":".html"}'],
  ['/douvsubscribeterms-legionzone.html', 'mfe-legal douvsubscribeterms {"id":"-legionzone.html"}'],
  ['/topup/agreement5.html', 'mfe-legal top-up {"id":"5"}'],
];
const UNKNOWN = [
  '/nowhere',
  '/terms/123',
  '/topup/agreement.html',
  '/game-partner/chat-',
  '/game-partner/chat-a/b',
  '/game-partner/xyz',
  '/profile/removeAccount-',
  '/mobile',
  '/fr/about-us',
  '/zh/about-us',
  '//about-us',
  '/about-us//',
];

describe('the route table of the site', () => {
  it.each(['', '/en', '/ja', '/EN', '/m', '/ja/m', '/M'])(
    'serves both layouts below "%s"',
    (base) => {
      for (const [path, expected] of BOTH) {
        const pathname = path === '/' && base ? base : base + path;
        expect(`${pathname} ${served(pathname) ?? ''}`).toBe(`${pathname} ${expected}`);
      }
    },
  );

  it.each(DESKTOP)('serves %s only in the desktop layout', (path, expected) => {
    expect(served(path)).toBe(expected);
    expect(served(`/en${path}`)).toBe(expected);
    expect(served(`/m${path}`)).toBeNull();
  });

  it('serves the removal of an account in both layouts', () => {
    expect(served('/m/profile/removeAccount-42')).toBe('mfe-account remove-account {"id":"42"}');
    expect(served('/ja/m/profile/removeaccount-42')).toContain('remove-account');
    expect(served('/profile/removeAccount-42')).toContain('remove-account');
  });

  it.each(UNKNOWN)('matches no route for %s in either layout', (path) => {
    expect(served(path)).toBeNull();
    expect(served(`/m${path}`)).toBeNull();
  });

  it.each(['/terms%E0%A4', '/game-library/%', '/game-partner/chat-%zz'])(
    'takes the malformed %s for an address that exists nowhere',
    (path) => {
      expect(served(path)).toBeNull();
      expect(routes.devices(path)).toEqual([]);
    },
  );

  it('names the layouts of a path', () => {
    expect(routes.devices('/about-us/')).toEqual(['desktop', 'mobile']);
    expect(routes.devices('/terms.html')).toEqual(['desktop']);
    expect(routes.devices('/profile/removeAccount-1')).toEqual(['desktop', 'mobile']);
    expect(routes.devices('/nowhere')).toEqual([]);
  });

  it('guards what the specification guards', () => {
    const guards = (path: string, device: 'desktop' | 'mobile') =>
      routes.match(path, device)?.route.guards ?? [];
    expect(guards('/terms', 'desktop')).not.toContain('check-device');
    expect(guards('/profile/removeAccount-1', 'mobile')).not.toContain('check-device');
    for (const [path] of BOTH) expect(guards(path, 'mobile')).toContain('check-device');
    expect(guards('/profile', 'desktop')).toContain('auth');
  });

  it('does not depend on the order of the sections', () => {
    const reversed = createRouteMap([...site].reverse());
    for (const [path] of [...BOTH, ...DESKTOP]) {
      const { path: rest, device } = parsePlace(path);
      expect(reversed.match(rest, device)).toEqual(routes.match(rest, device));
    }
  });
});
