import { firstPath } from './first-path';

type Context = Parameters<typeof firstPath>[1];
const desktop: Context = { layout: 'desktop', isMobile: false, twin: undefined, cookie: '' };
const mobile: Context = { ...desktop, layout: 'mobile', isMobile: true };

describe('firstPath', () => {
  it.each<[string, Context, string]>([
    ['/about-us', { ...desktop, twin: '/m/about-us' }, '/about-us'],
    ['/about-us', { ...desktop, twin: '/m/about-us', isMobile: true }, '/m/about-us'],
    ['/m/about-us', { ...mobile, twin: '/about-us' }, '/m/about-us'],
    ['/m/about-us', { ...mobile, twin: '/about-us', isMobile: false }, '/about-us'],
    ['/terms', { ...desktop, isMobile: true }, '/terms'],
  ])('leads %s in %j to the twin of the window: %s', (pathname, context, expected) => {
    expect(firstPath(pathname, context)).toBe(expected);
  });

  it.each([
    ['/', 'i18n_redirected=en', '/en/'],
    ['/m', 'a=1; i18n_redirected=ja; b=2', '/ja/m'],
    ['/m/', 'i18n_redirected=en', '/en/m/'],
    ['/', 'i18n_redirected=zh', '/'],
    ['/', 'i18n_redirected=english', '/'],
    ['/about-us', 'i18n_redirected=en', '/about-us'],
    ['/ja', 'i18n_redirected=en', '/ja'],
  ])('leads %s with the cookie "%s" to %s', (pathname, cookie, expected) => {
    expect(firstPath(pathname, { ...desktop, cookie })).toBe(expected);
  });

  it('changes language and layout at once', () => {
    const context = { ...desktop, twin: '/m/', isMobile: true, cookie: 'i18n_redirected=ja' };
    expect(firstPath('/', context)).toBe('/ja/m/');
  });
});
