import { fireEvent, screen } from '@testing-library/react';
import { Footer } from './footer';
import { testSite } from '@huoban/runtime/testing';
import { headerProps, renderChrome } from './testing/render-chrome';

test('the footer holds every link of the header, the legal pages and the languages as real addresses', () => {
  const { languages } = headerProps();
  renderChrome(<Footer site={testSite} languages={languages} />, '/ja/about-us/', 'ja');
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  for (const address of [
    '/ja',
    '/ja/game-partner/',
    '/ja/game-library',
    '/ja/activity/',
    '/ja/about-us/',
    '/ja/terms.html',
    '/ja/privacy.html',
    '/en/about-us/?channel=bili',
    testSite.links.amdEdition,
    testSite.links.aiPcEdition,
    testSite.links.mobileApp,
    testSite.links.companySite,
    testSite.links.recruitment,
    testSite.social.wechat.url,
    `mailto:${testSite.email}`,
  ]) {
    expect(addresses).toContain(address);
  }
});

test('the link to the app reports the visit, and opens another tab on the desktop only', () => {
  const { languages } = headerProps();
  const { call, unmount } = renderChrome(<Footer site={testSite} languages={languages} />);
  const link = screen.getByRole('link', { name: '手机版' });
  expect(link.getAttribute('target')).toBe('_blank');
  fireEvent.click(link);
  expect(call.mock.calls).toMatchObject([
    ['POST /api/users/report_user_action', { body: { action: 'official_website_events' } }, {}],
  ]);
  unmount();
  renderChrome(<Footer site={testSite} languages={languages} />, '/m/');
  expect(screen.getByRole('link', { name: '手机版' }).getAttribute('target')).toBeNull();
});
