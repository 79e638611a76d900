import type { PageContext } from '@huoban/contracts';
import { addressOf, paths } from '@huoban/runtime';
import { fullSizePictureFile } from '@huoban/ui';
import type { Game } from '../../components/game-queries';

/** Converts `1-4` or `2` to a schema.org value; null for any other text. */
function numberOfPlayers(players: string) {
  const [, min, max] = /^(\d+)(?:\s*[-–~]\s*(\d+))?$/.exec(players.trim()) ?? [];
  if (!min) return null;
  return {
    '@type': 'QuantitativeValue',
    minValue: Number(min),
    maxValue: Number(max ?? min),
  };
}

/** The game as structured data. */
export function gameJsonLd(context: PageContext, game: Game): Record<string, unknown> {
  const players = numberOfPlayers(game.players);
  return {
    '@type': 'VideoGame',
    name: game.title,
    ...(game.aliases.length > 0 && { alternateName: game.aliases }),
    description: game.summary,
    url: addressOf(context, paths.game(game.id)),
    inLanguage: context.language,
    genre: game.genres.map(({ name }) => name),
    gamePlatform: game.platforms.map(({ name }) => name),
    datePublished: game.released,
    author: { '@type': 'Organization', name: game.developer },
    ...(players && { numberOfPlayers: players }),
    ...(game.picture && { image: context.site.origin + fullSizePictureFile(game.picture) }),
  };
}
