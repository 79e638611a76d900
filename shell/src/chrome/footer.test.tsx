import { screen } from '@testing-library/react';
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
