import type { PageModule } from '@huoban/contracts';
import { useText } from '@huoban/runtime';

function ChatPage() {
  const text = useText();
  return <h1>{text('chat.title')}</h1>;
}

export const page: PageModule = {
  head: ({ text }) => ({ title: text('chat.title'), description: text('chat.title') }),
  Page: ChatPage,
};
