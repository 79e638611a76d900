import type { PageContext, PageHead } from '@huoban/contracts';
import { preloadPicture } from '@huoban/ui';
import { LIBRARY_IMAGE } from '../../components/library-image';
import { COVER_SIZES } from '../../components/posters/game-wall';
import { jsonLd } from './json-ld';
import { cachedGames } from './queries';

export function head(context: PageContext): PageHead {
  const { text } = context;
  const games = cachedGames(context);
  const picture = games[0]?.picture;
  return {
    title: text('library.title'),
    description: text('library.description'),
    image: LIBRARY_IMAGE,
    jsonLd: jsonLd(context, games),
    ...(picture && {
      preloadImage: preloadPicture(picture, COVER_SIZES),
    }),
  };
}
