import type { PageModule } from '@huoban/contracts';
import { useLanguage } from '@huoban/runtime';
import { PartnerLoader } from '../../components/partner-loader';
import { loadPartner } from '../../components/partner-queries';
import { head } from './head';
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
  head,
  Page: ChatPage,
};
