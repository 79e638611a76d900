import type { PageContext, PageHead } from '@huoban/contracts';
import type { EndpointPayload } from '@huoban/contracts/api';
import { paths } from '@huoban/runtime';
import { pictureSrcSet } from '@huoban/ui';
import { CHARACTERS, CHARACTERS_INPUT } from './home-queries';
import { WALL_SIZES } from './hero/poster-wall';

/** Title, description and structured data; preloads the first poster, which is seen at once. */
export function homeHead({ cache, language, site, text }: PageContext): PageHead {
  const featured = cache.getQueryData<EndpointPayload<typeof CHARACTERS>>([
    language,
    CHARACTERS,
    CHARACTERS_INPUT,
  ]);
  const first = featured?.items[0]?.picture;
  const name = site.name[language];
  return {
    title: `${name} · ${site.tagline[language]}`,
    description: text('home.description'),
    ...(first && {
      preloadImage: {
        srcSet: pictureSrcSet(first, 'avif'),
        sizes: WALL_SIZES,
        type: 'image/avif',
      },
    }),
    jsonLd: [
      {
        '@type': 'WebSite',
        name,
        url: site.origin,
        inLanguage: language,
        potentialAction: {
          '@type': 'SearchAction',
          target: `${site.origin}${paths.gameSearch()}?searchValue={search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      },
      {
        '@type': 'Organization',
        name: site.company[language],
        url: site.links.companySite,
        email: site.email,
        sameAs: Object.values(site.social).map(({ url }) => url),
      },
    ],
  };
}
