import type { Language } from '@huoban/contracts';
import type { GameDetail } from '@huoban/contracts/api';
import { presentCharacter, type CharacterCardRow } from '../../characters/character-card';
import type { Library } from '../../library';
import type { EntityCardRow } from '../entity-card';
import { presentGame, type GameCardRow } from '../game-card';
import type { findGame } from '../game-queries';
import { presentInfobox } from '../infobox';
import { presentSections } from '../sections';
import { presentScenes } from './scenes';

export interface GameSources {
  game: NonNullable<Awaited<ReturnType<typeof findGame>>>;
  characters: CharacterCardRow[];
  similar: GameCardRow[];
  /** Roles first. */
  entities: EntityCardRow[];
}

/** A game with its article, in one language. */
export function presentGameDetail(
  library: Library,
  { game, characters, similar, entities }: GameSources,
  language: Language,
): GameDetail {
  const card = presentGame(library, game, language);
  const aliases = game.aliases[language];
  return {
    ...card,
    aliases,
    preview: library.pictureOf('og', `game-${game.slug}`),
    sections: presentSections(game.article, language),
    scenes: presentScenes(library, game.slug, entities, language),
    infobox: presentInfobox(card, { titles: game.title, aliases }, language),
    characters: characters.map((row) => presentCharacter(library, row, language)),
    similar: similar.map((row) => presentGame(library, row, language)),
  };
}
