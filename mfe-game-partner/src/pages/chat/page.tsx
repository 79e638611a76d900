import type { PageModule } from '@huoban/contracts';
import { useLanguage } from '@huoban/runtime';
import { pictureSrcSet } from '@huoban/ui';
import { OfPartner } from '../../components/of-partner';
import { loadPartner, partnerOf } from '../../components/partner-data';
import { largestFile } from '../../components/largest-file';
import { PORTRAIT_SIZES } from '../../components/portrait-sizes';
import { Room } from './room';
import { RoomPlaces } from './room-places';

function ChatPage() {
  const language = useLanguage();
  return (
    <OfPartner places={<RoomPlaces />}>
      {(partner) => <Room key={`${language} ${partner.id}`} partner={partner} />}
    </OfPartner>
  );
}

export const page: PageModule = {
  loader: loadPartner,

  head(ctx) {
    const { text } = ctx;
    const partner = partnerOf(ctx);
    if (!partner) return { title: text('square.title'), description: text('square.description') };
    const { name, line, picture, preview } = partner;
    return {
      title: text('chat.title', { name }),
      description: text('chat.description', { name, line }),
      noIndex: true,
      ...(picture && {
        image: largestFile(preview ?? picture),
        preloadImage: {
          srcSet: pictureSrcSet(picture, 'avif'),
          sizes: PORTRAIT_SIZES,
          type: 'image/avif',
        },
      }),
    };
  },

  Page: ChatPage,
};
