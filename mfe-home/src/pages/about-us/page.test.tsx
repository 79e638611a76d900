import { screen, waitFor, within } from '@testing-library/react';
import { renderPage, renderPageWithRefetch, testSite } from '../../testing/render-page';
import { createPartner } from '../../testing/fixtures';
import { page } from './page';

const PARTNERS = 'GET /api/character/get_official_character_list';
const items = ['1', '2'].map((id) => createPartner(id));
const service = (): unknown => ({ items, total: 2, page: 1, size: 10, next_page: null });

describe('about us', () => {
  it('shows the official partners with links to their pages', async () => {
    const { call } = await renderPage({ page, address: '/ja/about-us?channel=bili', service });
    const strip = within(screen.getByRole('navigation'));
    expect(strip.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/ja/game-partner/detail-1?channel=bili',
      '/ja/game-partner/detail-2?channel=bili',
    ]);
    expect(call.mock.calls.map(([endpoint]) => endpoint)).toEqual([PARTNERS]);
  });

  it('omits the partners if the service fails or has none', async () => {
    const failing = (): unknown => {
      throw new Error('unavailable');
    };
    const { unmount } = await renderPage({ page, address: '/about-us', service: failing });
    await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull());
    unmount();
    const none = (): unknown => ({ items: [], total: 0, page: 1, size: 10, next_page: null });
    await renderPage({ page, address: '/about-us', service: none });
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('keeps the partners that it has if they cannot be fetched again', async () => {
    let isAvailable = true;
    const flaky = (): unknown => {
      if (!isAvailable) throw new Error('unavailable');
      return service();
    };
    const { refetch } = await renderPageWithRefetch({ page, address: '/about-us', service: flaky });
    isAvailable = false;
    await refetch();
    expect(within(screen.getByRole('navigation')).getAllByRole('link')).toHaveLength(2);
  });

  it('links to the company, its open positions, the channels and the e-mail address', async () => {
    await renderPage({ page, address: '/m/about-us', service });
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

  it('describes the company as structured data', async () => {
    const { head } = await renderPage({ page, address: '/en/about-us', service });
    expect(head().jsonLd).toEqual([
      expect.objectContaining({
        '@type': 'AboutPage',
        about: expect.objectContaining({ '@type': 'Organization', name: testSite.company.en }),
      }),
    ]);
  });
});
