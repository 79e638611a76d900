import type { PageContext } from '@huoban/contracts';
import { addressOf, breadcrumb, paths } from '@huoban/runtime';
import type { GameCard } from '../../components/game-queries';

export const jsonLd = (context: PageContext, games: GameCard[]) => [
  breadcrumb(context, [{ name: context.text('library.title'), path: paths.gameLibrary() }]),
  {
    '@type': 'ItemList',
    itemListElement: games.map(({ id, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: addressOf(context, paths.game(id)),
    })),
  },
];
