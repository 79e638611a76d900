import type { Language } from '@huoban/contracts';
import type { CharacterDetail } from '@huoban/contracts/api';
import { presentGame, type GameCardRow } from '../../games/game-card';
import type { Library } from '../../library';
import { presentCharacter, type CharacterCardRow } from '../character-card';
import type { findCharacter } from '../character-queries';

export interface FigureSources {
  character: NonNullable<Awaited<ReturnType<typeof findCharacter>>>;
  games: GameCardRow[];
  related: CharacterCardRow[];
}

/** Everything about a partner, in one language. */
export const presentFigure = (
  library: Library,
  { character, games, related }: FigureSources,
  language: Language,
): CharacterDetail => ({
  ...presentCharacter(library, character, language),
  preview: library.pictureOf('og', `partner-${character.slug}`),
  bio: character.bio[language],
  voice: character.voice[language],
  greeting: character.greeting[language],
  samples: character.samples.map(({ user, reply }) => ({
    user: user[language],
    reply: reply[language],
  })),
  games: games.map((row) => presentGame(library, row, language)),
  related: related.map((row) => presentCharacter(library, row, language)),
});
