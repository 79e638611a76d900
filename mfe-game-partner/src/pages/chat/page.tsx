import type { PageModule } from '@huoban/contracts';
import { useLanguage } from '@huoban/runtime';
import { pictureSrcSet } from '@huoban/ui';
import { OfPartner } from '../../components/of-partner';
import { loadPartner, partnerOf } from '../../components/partner-data';
import { PORTRAIT_SIZES } from '../../components/portrait-sizes';
import { Room } from './room';

function ChatPage() {
  const language = useLanguage();
  return (
    <OfPartner>
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
    const { name, line, picture } = partner;
    return {
      title: text('chat.title', { name }),
      description: text('chat.description', { name, line }),
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
  },

  Page: ChatPage,
};
