import type { Device, ReleaseRoute, SectionName } from '@huoban/contracts';
import { REQUIRED_ROUTES } from './required-routes';
import { checkOverlaps, checkRequired } from './route-checks';

const route = (
  section: SectionName,
  pattern: string,
  devices: Device[] = ['desktop', 'mobile'],
): ReleaseRoute => ({ section, page: 'page', pattern, devices, guards: [] });

describe('patterns of two sections', () => {
  it('must not overlap', () => {
    const routes = [
      route('mfe-legal', '/terms:id'),
      route('mfe-home', '/about-us'),
      route('mfe-home', '/terms.html'),
    ];
    expect(checkOverlaps(routes)).toEqual([
      {
        code: 'R004',
        subject: 'mfe-legal and mfe-home',
        problem: '/terms:id and /terms.html match a common path',
        remedy: 'Assign the path to one of the two sections in its section.json.',
      },
    ]);
  });

  it.each<[string, ReleaseRoute[]]>([
    ['belong to one section', [route('mfe-home', '/:a'), route('mfe-home', '/a')]],
    ['name different paths', [route('mfe-home', '/a'), route('mfe-legal', '/b')]],
    [
      'are for different layouts',
      [route('mfe-home', '/a', ['desktop']), route('mfe-legal', '/a', ['mobile'])],
    ],
  ])('may be alike if they %s', (_why, routes) => {
    expect(checkOverlaps(routes)).toEqual([]);
  });

  it('must not be equal when they share a layout', () => {
    const found = checkOverlaps([
      route('mfe-home', '/a', ['mobile']),
      route('mfe-legal', '/a'),
      route('mfe-account', '/a', ['desktop']),
    ]);
    expect(found.map(({ subject }) => subject)).toEqual([
      'mfe-home and mfe-legal',
      'mfe-legal and mfe-account',
    ]);
  });
});

describe('the public routes', () => {
  const all = REQUIRED_ROUTES.map(({ path, devices }) => route('mfe-home', path, [...devices]));

  it('may be served by any section', () => {
    expect(checkRequired(all)).toEqual([]);
  });

  it('are served in each of their layouts', () => {
    const without = all.filter(({ pattern }) => pattern !== '/about-us');
    const remedy =
      'Add its pattern to the section.json that owns the page, build and pin that section.';
    const problem = 'no section of the release serves it';
    expect(checkRequired([...without, route('mfe-home', '/about-us', ['mobile'])])).toEqual([
      { code: 'R006', subject: '/about-us (desktop)', problem, remedy },
    ]);
    expect(checkRequired(without).map(({ subject }) => subject)).toEqual([
      '/about-us (desktop)',
      '/about-us (mobile)',
    ]);
  });

  it('are reported one by one when they are missing', () => {
    const required = REQUIRED_ROUTES.flatMap(({ devices }) => devices);
    expect(checkRequired([])).toHaveLength(required.length);
  });
});
