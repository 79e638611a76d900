import { sql, type Selectable } from 'kysely';
import type { Language } from '@huoban/contracts';
import type { CharacterCard } from '@huoban/contracts/api';
import type { CharactersTable, Localized } from '../../database/tables';
import type { Library } from '../library';

/** Games on a card, most played first. */
const MAX_CARD_GAMES = 2;

interface PlayedGame {
  id: string;
  title: Localized;
}

const playedGames = sql<PlayedGame[]>`(
  select coalesce(json_agg(json_build_object('id', played.id, 'title', played.title) order by played.position), '[]')
  from (
    select games.id, games.title, character_games.position
    from character_games join games on games.id = character_games.game_id
    where character_games.character_id = characters.id
    order by character_games.position limit ${sql.lit(MAX_CARD_GAMES)}
  ) as played)`.as('played_games');

/** Columns of a card. */
export const CHARACTER_CARD_COLUMNS = [
  'characters.id',
  'characters.slug',
  'characters.name',
  'characters.line',
  'characters.category',
  'characters.tags',
  'characters.popularity',
  'characters.created',
  playedGames,
] as const;

export type CharacterCardRow = Pick<
  Selectable<CharactersTable>,
  'id' | 'slug' | 'name' | 'line' | 'category' | 'tags' | 'popularity' | 'created'
> & { played_games: PlayedGame[] };

/** Card of a partner in one language. */
export const presentCharacter = (
  { facets, pictureOf }: Library,
  character: CharacterCardRow,
  language: Language,
): CharacterCard => ({
  id: character.id,
  slug: character.slug,
  name: character.name[language],
  line: character.line[language],
  category: facets.nameOf('category', character.category, language),
  tags: facets.namesOf('tag', character.tags, language),
  popularity: character.popularity,
  created: character.created,
  picture: pictureOf('portraits', character.slug),
  plays: character.played_games.map(({ id, title }) => ({ id, name: title[language] })),
});
