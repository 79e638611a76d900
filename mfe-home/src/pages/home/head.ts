import type { PageContext, PageHead } from '@huoban/contracts';
import type { EndpointPayload } from '@huoban/contracts/api';
import { pictureSrcSet } from '@huoban/ui';
import { jsonLd } from './json-ld';
import { CHARACTERS, CHARACTERS_INPUT } from './queries';
import { POSTER_SIZES } from './hero/poster-wall';

/** Title, description and structured data; preloads the first poster, which is seen at once. */
export function head({ cache, language, site, text }: PageContext): PageHead {
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
        sizes: POSTER_SIZES,
        type: 'image/avif',
      },
    }),
    jsonLd: jsonLd({ language, site, text }, first ?? null),
  };
}
