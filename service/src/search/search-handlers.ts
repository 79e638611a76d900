import { sql } from 'kysely';
import type { Language } from '@huoban/contracts';
import type { FoundCharacter, FoundGame } from '@huoban/contracts/api';
import { CHARACTER_CARD_COLUMNS, presentCharacter } from '../characters/character-card';
import { entityTexts } from '../games/entity-card';
import { entitiesOfGames } from '../games/entity-queries';
import { GAME_CARD_COLUMNS, presentGame } from '../games/game-card';
import type { Handlers } from '../http/handler';
import type { Library } from '../library/library';
import { offsetOf, pageOf } from '../library/paging';
import { bestFirst, nearestFirst } from './order';
import { highlight, snippet } from './highlight';
import { readQuery, type SearchQuery } from './query';
import { suggestNames } from './suggestions';

interface Page {
  page: number;
  size: number;
}
type Match = 'all' | 'loose';

const total = async (library: Library, table: 'games' | 'characters', query: string) => {
  const { count } = await library.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(sql<boolean>`search @@ ${query}::tsquery`)
    .executeTakeFirstOrThrow();
  return Number(count);
};

const findGames = async (
  library: Library,
  query: SearchQuery,
  match: Match,
  page: Page,
  language: Language,
) => {
  const rows = await library.db
    .selectFrom('games')
    .select([...GAME_CARD_COLUMNS, 'games.article', 'games.aliases'])
    .where(sql<boolean>`search @@ ${query[match]}::tsquery`)
    .orderBy(match === 'all' ? bestFirst(query) : nearestFirst(query))
    .limit(page.size)
    .offset(offsetOf(page))
    .execute();
  const entities = await entitiesOfGames(
    library.db,
    rows.map(({ id }) => id),
  );
  const items = rows.map((row): FoundGame => {
    const card = presentGame(library, row, language);
    const texts = [
      card.summary,
      ...row.article.map(({ body }) => body[language]),
      ...entities
        .filter(({ game_id }) => game_id === row.id)
        .flatMap((entity) => entityTexts(entity, language)),
    ];
    return {
      ...card,
      title_parts: highlight(card.title, query.name),
      snippet: snippet(texts, query.name),
    };
  });
  return pageOf(items, await total(library, 'games', query[match]), page);
};

const findCharacters = async (
  library: Library,
  query: SearchQuery,
  match: Match,
  page: Page,
  language: Language,
) => {
  const rows = await library.db
    .selectFrom('characters')
    .select([...CHARACTER_CARD_COLUMNS, 'characters.bio'])
    .where(sql<boolean>`search @@ ${query[match]}::tsquery`)
    .orderBy(match === 'all' ? bestFirst(query) : nearestFirst(query))
    .limit(page.size)
    .offset(offsetOf(page))
    .execute();
  const items = rows.map((row): FoundCharacter => {
    const card = presentCharacter(library, row, language);
    return {
      ...card,
      title_parts: highlight(card.name, query.name),
      snippet: snippet([card.line, row.bio[language]], query.name),
    };
  });
  return pageOf(items, await total(library, 'characters', query[match]), page);
};

/** Search over games and partners in all languages at once; answers in the language of the page. */
export const searchHandlers = (
  library: Library,
): Pick<Handlers, 'GET /api/visitor/game/knowledge/search'> => ({
  'GET /api/visitor/game/knowledge/search': async ({ query: input, language }) => {
    const { q, kind } = input;
    const page = { page: input.page, size: input.size };
    const query = readQuery(q);
    const none = pageOf([], 0, page);
    if (query === null) {
      const suggestions = await suggestNames(library.db, null, language);
      return { q, games: none, characters: none, suggestions };
    }
    const find = async (match: Match) => ({
      games: kind === 'character' ? none : await findGames(library, query, match, page, language),
      characters:
        kind === 'game' ? none : await findCharacters(library, query, match, page, language),
    });
    const exact = await find('all');
    const found = exact.games.total + exact.characters.total > 0 ? exact : await find('loose');
    const suggestions = await suggestNames(library.db, query, language);
    return { q, ...found, suggestions };
  },
});
