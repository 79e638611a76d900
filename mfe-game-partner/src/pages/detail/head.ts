import type { PageContext, PageHead } from '@huoban/contracts';
import { fullSizePictureFile, preloadPicture } from '@huoban/ui';
import { cachedPartner } from '../../components/partner-queries';
import { PORTRAIT_SIZES } from '../../components/portrait-sizes';
import { jsonLd } from './json-ld';

export function head(context: PageContext): PageHead {
  const { text } = context;
  const partner = cachedPartner(context);
  if (!partner) return { title: text('square.title'), description: text('square.description') };
  const { name, line, bio, picture, preview } = partner;
  return {
    title: text('detail.title', { name, line }),
    description: bio,
    ...(picture && {
      image: fullSizePictureFile(preview ?? picture),
      preloadImage: preloadPicture(picture, PORTRAIT_SIZES),
    }),
    jsonLd: jsonLd(context, partner),
  };
}
