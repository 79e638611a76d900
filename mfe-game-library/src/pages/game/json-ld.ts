import type { PageContext } from '@huoban/contracts';
import { addressOf, paths } from '@huoban/runtime';
import { largestPictureFile } from '../../components/picture-file';
import type { Game } from '../../components/game-queries';

/** `1-4` or `2` as schema.org counts players; other words are left out. */
function playersOf(players: string) {
  const [, least, most] = /^(\d+)(?:\s*[-–~]\s*(\d+))?$/.exec(players.trim()) ?? [];
  if (!least) return null;
  return {
    '@type': 'QuantitativeValue',
    minValue: Number(least),
    maxValue: Number(most ?? least),
  };
}

/** The game as search engines read it. */
export function gameJsonLd(ctx: PageContext, game: Game): Record<string, unknown> {
  const players = playersOf(game.players);
  return {
    '@type': 'VideoGame',
    name: game.title,
    ...(game.aliases.length > 0 && { alternateName: game.aliases }),
    description: game.summary,
    url: addressOf(ctx, paths.game(game.id)),
    inLanguage: ctx.language,
    genre: game.genres.map(({ name }) => name),
    gamePlatform: game.platforms.map(({ name }) => name),
    datePublished: game.released,
    author: { '@type': 'Organization', name: game.developer },
    ...(players && { numberOfPlayers: players }),
    ...(game.picture && { image: ctx.site.origin + largestPictureFile(game.picture) }),
  };
}
