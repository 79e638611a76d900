import type { PageModule } from '@huoban/contracts';
import { useText } from '@huoban/runtime';

function GameListPage() {
  const text = useText();
  return <h1>{text('game-list.title')}</h1>;
}

export const page: PageModule = {
  head: ({ text }) => ({ title: text('game-list.title'), description: text('game-list.title') }),
  Page: GameListPage,
};
