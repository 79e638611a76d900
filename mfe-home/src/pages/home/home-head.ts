import type { PageContext, PageHead } from '@huoban/contracts';
import type { EndpointPayload } from '@huoban/contracts/api';
import { pictureSrcSet } from '@huoban/ui';
import { homeJsonLd } from './home-json-ld';
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
    jsonLd: homeJsonLd({ language, site, text }, first ?? null),
  };
}
