import { screen } from '@testing-library/react';
import { renderPage, testSite } from '../../testing/render-page';
import { page } from './page';

const service = (): unknown => ({});
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('membership', () => {
  it('says what each period costs and links to the agreements', async () => {
    await renderPage({ page, address: '/en/membership?channel=bili', service });
    expect(['18 yuan', '48 yuan', '168 yuan'].map((price) => screen.getByText(price))).toHaveLength(
      3,
    );
    expect(hrefs()).toEqual(
      expect.arrayContaining([
        '/en/faq?channel=bili',
        '/en/douvterms.html?channel=bili',
        '/en/douvsubscribeterms.html?channel=bili',
        '/en/topup/agreement1.html?channel=bili',
      ]),
    );
  });

  it('offers the app, as nothing can be paid on the page', async () => {
    await renderPage({ page, address: '/m/membership', service });
    expect(hrefs()).toContain(testSite.links.mobileApp);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('describes the prices as structured data', async () => {
    const { head } = await renderPage({ page, address: '/ja/membership', service });
    expect(head().jsonLd?.[0]).toMatchObject({
      '@type': 'Product',
      offers: [{ price: '18' }, { price: '48' }, { price: '168' }],
    });
  });
});
