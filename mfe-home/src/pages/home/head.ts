import type { PageContext, PageHead } from '@huoban/contracts';
import { preloadPicture } from '@huoban/ui';
import { POSTER_SIZES } from './hero/poster-wall';
import { jsonLd } from './json-ld';
import { cachedFirstPartner } from './queries';

/** Preloads the first poster, which is above the fold. */
export function head(context: PageContext): PageHead {
  const { language, site, text } = context;
  const picture = cachedFirstPartner(context)?.picture ?? null;
  return {
    title: `${site.name[language]} · ${site.tagline[language]}`,
    description: text('home.description'),
    ...(picture && {
      preloadImage: preloadPicture(picture, POSTER_SIZES),
    }),
    jsonLd: jsonLd(context, picture),
  };
}
