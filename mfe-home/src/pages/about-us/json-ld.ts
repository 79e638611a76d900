import type { PageContext } from '@huoban/contracts';

/** The page and the company as structured data. */
export const jsonLd = ({ language, site, text }: PageContext) => ({
  '@type': 'AboutPage',
  name: text('about-us.title'),
  inLanguage: language,
  about: {
    '@type': 'Organization',
    name: site.company[language],
    url: site.links.companySite,
    email: site.email,
    sameAs: Object.values(site.social).map(({ url }) => url),
  },
});
