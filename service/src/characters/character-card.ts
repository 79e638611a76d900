import type { Selectable } from 'kysely';
import type { Language } from '@huoban/contracts';
import type { CharacterCard } from '@huoban/contracts/api';
import type { CharactersTable } from '../database/tables';
import type { Library } from '../library/library';

/** Columns a card needs. */
export const CHARACTER_CARD_COLUMNS = [
  'characters.id',
  'characters.slug',
  'characters.name',
  'characters.line',
  'characters.category',
  'characters.tags',
  'characters.popularity',
  'characters.created',
] as const;

export type CharacterCardRow = Pick<
  Selectable<CharactersTable>,
  'id' | 'slug' | 'name' | 'line' | 'category' | 'tags' | 'popularity' | 'created'
>;

/** A partner in one language, as lists show it. */
export const presentCharacter = (
  { terms, pictureOf }: Library,
  character: CharacterCardRow,
  language: Language,
): CharacterCard => ({
  id: character.id,
  slug: character.slug,
  name: character.name[language],
  line: character.line[language],
  category: terms.name('category', character.category, language),
  tags: terms.names('tag', character.tags, language),
  popularity: character.popularity,
  created: character.created,
  picture: pictureOf('portraits', character.slug),
});
