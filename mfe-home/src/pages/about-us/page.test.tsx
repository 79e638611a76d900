import { screen, waitFor, within } from '@testing-library/react';
import { openPage, testSite } from '../../testing/render-page';
import { createPartner } from '../../testing/fixtures';
import { page } from './page';

const PARTNERS = 'GET /api/character/get_official_character_list';
const items = ['1', '2'].map((id) => createPartner(id));
const service = (): unknown => ({ items, total: 2, page: 1, size: 10, next_page: null });

describe('about us', () => {
  it('shows the official partners, each a way to its page', async () => {
    const { call } = await openPage({ page, address: '/ja/about-us?channel=bili', service });
    const strip = within(screen.getByRole('navigation'));
    expect(strip.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/ja/game-partner/detail-1?channel=bili',
      '/ja/game-partner/detail-2?channel=bili',
    ]);
    expect(call.mock.calls.map(([endpoint]) => endpoint)).toEqual([PARTNERS]);
  });

  it('leaves the partners out when the service is away or knows none', async () => {
    const away = (): unknown => {
      throw new Error('away');
    };
    const { unmount } = await openPage({ page, address: '/about-us', service: away });
    await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull());
    unmount();
    const none = (): unknown => ({ items: [], total: 0, page: 1, size: 10, next_page: null });
    await openPage({ page, address: '/about-us', service: none });
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('leads to the company, its open positions and the channels, and names an address to write to', async () => {
    await openPage({ page, address: '/m/about-us', service });
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    const { links, email, social } = testSite;
    expect(hrefs).toEqual(
      expect.arrayContaining([
        links.companySite,
        links.recruitment,
        `mailto:${email}`,
        ...Object.values(social).map(({ url }) => url),
      ]),
    );
  });

  it('names the company to search engines', async () => {
    const { head } = await openPage({ page, address: '/en/about-us', service });
    expect(head().jsonLd).toEqual([
      expect.objectContaining({
        '@type': 'AboutPage',
        about: expect.objectContaining({ '@type': 'Organization', name: testSite.company.en }),
      }),
    ]);
  });
});
