import type { PageModule } from '@huoban/contracts';
import { useText } from '@huoban/runtime';

function GamePage() {
  const text = useText();
  return <h1>{text('game.title')}</h1>;
}

export const page: PageModule = {
  head: ({ text }) => ({ title: text('game.title'), description: text('game.title') }),
  Page: GamePage,
};
