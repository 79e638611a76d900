import { listGamesOfCharacter } from '../../games/game-queries';
import type { Handler } from '../../../http/handler';
import { Refusal } from '../../../http/refusal';
import type { Library } from '../../library';
import { findCharacter, listRelatedCharacters } from '../character-queries';
import { presentFigure } from './presenter';

const RELATED_COUNT = 6;

/** One partner with games and related partners. */
export const figures =
  (library: Library): Handler<'GET /api/character/legion_zone/pc_character_figures'> =>
  async ({ query, language }) => {
    const character = await findCharacter(library.db, query.character_id);
    if (character === undefined) return new Refusal('notFound');
    const games = await listGamesOfCharacter(library.db, character.id);
    const related = await listRelatedCharacters(library.db, character, RELATED_COUNT);
    return presentFigure(library, { character, games, related }, language);
  };
