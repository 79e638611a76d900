import type { PageContext, PageHead } from '@huoban/contracts';
import { breadcrumb, paths } from '@huoban/runtime';
import { fullSizePictureFile } from '@huoban/ui';
import { cachedGame } from './queries';

export function head(context: PageContext): PageHead {
  const { text } = context;
  const game = cachedGame(context);
  const title = game?.title ?? '';
  const image = game?.preview ?? game?.picture;
  return {
    title: text('game-role.title', { title }),
    description: text('game-role.description', { title }),
    ...(image && { image: fullSizePictureFile(image) }),
    jsonLd: game
      ? [
          breadcrumb(context, [
            { name: text('library.title'), path: paths.gameLibrary() },
            { name: title, path: paths.game(game.id) },
            { name: text('game-role.heading'), path: paths.gameRole(game.id) },
          ]),
        ]
      : [],
  };
}
