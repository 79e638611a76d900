import type { PageContext } from '@huoban/contracts';
import { addressOf, breadcrumb, paths } from '@huoban/runtime';
import type { Partner } from '../../components/partner-queries';

export const jsonLd = (context: PageContext, { id, name, games }: Partner) => [
  breadcrumb(context, [
    { name: context.text('square.crumb'), path: paths.gamePartner() },
    { name, path: paths.partnerDetail(id) },
    { name: context.text('game-list.title', { name }), path: paths.partnerGameList(id) },
  ]),
  {
    '@type': 'ItemList',
    itemListElement: games.map((game, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: game.title,
      url: addressOf(context, paths.game(game.id)),
    })),
  },
];
