import type { PageContext } from '@huoban/contracts';

export const jsonLd = ({ language, site }: PageContext, name: string, dateModified: string) => ({
  '@type': 'WebPage',
  name,
  inLanguage: language,
  dateModified,
  publisher: { '@type': 'Organization', name: site.company[language] },
});
