import type { PageContext } from '@huoban/contracts';
import { PLANS } from './plans';
import type { MembershipTexts } from './queries';

/** The membership and its prices as structured data. */
export const jsonLd = (
  { language, site }: PageContext,
  { title, description, plans }: MembershipTexts,
) => ({
  '@type': 'Product',
  name: title,
  description,
  inLanguage: language,
  brand: { '@type': 'Brand', name: site.name[language] },
  offers: PLANS.map((plan) => ({
    '@type': 'Offer',
    name: plans[plan].name,
    price: plans[plan].price,
    priceCurrency: 'CNY',
  })),
});
