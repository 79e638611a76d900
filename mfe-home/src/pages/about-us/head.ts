import type { PageContext, PageHead } from '@huoban/contracts';

/** Title and description; the company as structured data. */
export const head = ({ language, site, text }: PageContext): PageHead => ({
  title: text('about-us.title'),
  description: text('about-us.description'),
  image: '/media/og/about.png',
  jsonLd: [
    {
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
    },
  ],
});
