import type { PageModule } from '@huoban/contracts';
import { useLanguage } from '@huoban/runtime';
import { pictureSrcSet } from '@huoban/ui';
import { PartnerLoader } from '../../components/partner-loader';
import { loadPartner, cachedPartner } from '../../components/partner-queries';
import { largestPictureFile } from '../../components/picture-file';
import { PORTRAIT_SIZES } from '../../components/portrait-sizes';
import { ChatRoom } from './layout/chat-room';
import { ChatRoomSkeleton } from './layout/chat-room-skeleton';

function ChatPage() {
  const language = useLanguage();
  return (
    <PartnerLoader skeleton={<ChatRoomSkeleton />}>
      {(partner) => <ChatRoom key={`${language} ${partner.id}`} partner={partner} />}
    </PartnerLoader>
  );
}

export const page: PageModule = {
  loader: loadPartner,

  head(ctx) {
    const { text } = ctx;
    const partner = cachedPartner(ctx);
    if (!partner) return { title: text('square.title'), description: text('square.description') };
    const { name, line, picture, preview } = partner;
    return {
      title: text('chat.title', { name }),
      description: text('chat.description', { name, line }),
      noIndex: true,
      ...(picture && {
        image: largestPictureFile(preview ?? picture),
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
