import type { PageContext, PageHead } from '@huoban/contracts';
import { pictureSrcSet } from '@huoban/ui';
import { partnerOf } from './partner-data';
import { PORTRAIT_SIZES } from './portrait-sizes';

/** Head of a page whose matter is in the application: kept out of search results. */
export function inAppHead(ctx: PageContext, kind: 'chat'): PageHead {
  const { text, site, language } = ctx;
  const partner = partnerOf(ctx);
  if (!partner) return { title: text('square.title'), description: text('square.description') };
  const { name, picture } = partner;
  return {
    title: text(`${kind}.title`, { name }),
    description: text(`${kind}.description`, { name, app: site.name[language] }),
    noIndex: true,
    ...(picture && {
      image: `${picture.base}-${picture.width}.webp`,
      preloadImage: {
        srcSet: pictureSrcSet(picture, 'avif'),
        sizes: PORTRAIT_SIZES,
        type: 'image/avif',
      },
    }),
  };
}
