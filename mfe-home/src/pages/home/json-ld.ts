import type { PageContext } from '@huoban/contracts';
import type { FeaturedCharacter } from '@huoban/contracts/api';
import { addressOf, paths } from '@huoban/runtime';
import { fullSizePictureFile } from '@huoban/ui';

/** Site, company and application as structured data. */
export function jsonLd(
  { language, site, text }: PageContext,
  picture: FeaturedCharacter['picture'],
): Record<string, unknown>[] {
  const to = (path: string) => addressOf({ site, language }, path);
  const name = site.name[language];
  const company = { '@type': 'Organization', name: site.company[language] };
  return [
    {
      '@type': 'WebSite',
      name,
      url: to(paths.home()),
      inLanguage: language,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${to(paths.gameSearch())}?searchValue={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
    {
      ...company,
      url: site.links.companySite,
      email: site.email,
      sameAs: Object.values(site.social).map(({ url }) => url),
    },
    {
      '@type': 'SoftwareApplication',
      name,
      description: text('home.description'),
      applicationCategory: 'GameApplication',
      operatingSystem: 'Windows, Android, iOS',
      softwareVersion: site.app.app_version,
      inLanguage: language,
      url: to(paths.home()),
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'CNY' },
      publisher: company,
      ...(picture && { image: site.origin + fullSizePictureFile(picture) }),
    },
  ];
}
