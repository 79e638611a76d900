import type { Language } from '@huoban/contracts';
import type { EntityDetail } from '@huoban/contracts/api';
import type { Library } from '../../library';
import { presentEntity } from '../entity-card';
import type { findEntity } from '../entity-queries';
import { presentGame, type GameCardRow } from '../game-card';
import { presentSections } from '../sections';

/** An entity with its sections and its game, in one language. */
export const presentEntityDetail = (
  library: Library,
  entity: NonNullable<Awaited<ReturnType<typeof findEntity>>>,
  game: GameCardRow,
  language: Language,
): EntityDetail => ({
  ...presentEntity(library, entity, language),
  sections: presentSections(entity.sections, language),
  game: presentGame(library, game, language),
});
