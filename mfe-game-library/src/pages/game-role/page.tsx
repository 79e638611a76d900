import type { PageModule } from '@huoban/contracts';
import { useText } from '@huoban/runtime';

function GameRolePage() {
  const text = useText();
  return <h1>{text('game-role.title')}</h1>;
}

export const page: PageModule = {
  head: ({ text }) => ({ title: text('game-role.title'), description: text('game-role.title') }),
  Page: GameRolePage,
};
