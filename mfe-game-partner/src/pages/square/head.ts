import type { PageContext, PageHead } from '@huoban/contracts';
import { preloadPicture } from '@huoban/ui';
import { isFiltered, readFilters } from './filters/filters';
import { jsonLd } from './json-ld';
import { cachedPartners } from './queries';
import { LARGE_SIZES } from './wall/poster-sizes';

export function head(context: PageContext): PageHead {
  const { query, text } = context;
  const filters = readFilters(query);
  const partners = cachedPartners(context);
  const picture = partners[0]?.picture;
  return {
    title: text('square.title'),
    description: text('square.description'),
    image: '/media/og/partners.png',
    noIndex: filters.text !== '',
    jsonLd: jsonLd(context, partners),
    ...(picture &&
      !isFiltered(filters) && {
        preloadImage: preloadPicture(picture, LARGE_SIZES),
      }),
  };
}
