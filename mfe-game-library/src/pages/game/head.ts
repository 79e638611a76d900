import type { PageContext, PageHead } from '@huoban/contracts';
import { breadcrumb, paths } from '@huoban/runtime';
import { fullSizePictureFile, preloadPicture } from '@huoban/ui';
import { COVER_SIZES } from './game-header';
import { gameJsonLd } from './json-ld';
import { cachedGame } from './queries';

export function head(context: PageContext): PageHead {
  const { text } = context;
  const game = cachedGame(context);
  if (!game) return { title: text('library.title'), description: text('library.description') };
  const { picture, preview } = game;
  return {
    title: text('game.title', { title: game.title }),
    description: game.summary,
    jsonLd: [
      gameJsonLd(context, game),
      breadcrumb(context, [
        { name: text('library.title'), path: paths.gameLibrary() },
        { name: game.title, path: paths.game(game.id) },
      ]),
    ],
    ...(picture && {
      image: fullSizePictureFile(preview ?? picture),
      preloadImage: preloadPicture(picture, COVER_SIZES),
    }),
  };
}
