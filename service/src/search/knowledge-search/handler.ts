import type { Handler } from '../../http/handler';
import type { Library } from '../../library/library';
import { presentPage } from '../../library/paging';
import { loadFoundEntities, loadFoundGames, loadFoundPartners } from './found-rows';
import { parseQuery } from '../query';
import { runSearch } from '../run-search';
import { FOUND_KINDS } from '../search-tables';
import { suggestNames } from './suggestions';
import { wordsOf } from './highlight';
import { presentFoundEntity, presentFoundGames, presentFoundPartner } from './presenter';

const MAX_CORRECTIONS = 3;

/** Searches games, partners and entities in all languages; responds in the language of the page. */
export const knowledgeSearch =
  (library: Library): Handler<'GET /api/visitor/game/knowledge/search'> =>
  async ({ query: { q, kind, page, size }, language }) => {
    const { db } = library;
    const at = { page, size };
    const query = parseQuery(q);
    const suggestions = await suggestNames(db, query, language);
    if (query === null) {
      const none = presentPage([], 0, at);
      return { q, games: none, characters: none, entities: none, suggestions };
    }
    const kinds = kind === 'all' ? FOUND_KINDS : [kind];
    const { plan, found } = await runSearch(db, q, query, { kinds, page: at });

    const correction = typeof plan.match === 'string' ? null : plan.match;
    const searched = { words: wordsOf(correction?.text ?? query.name), language };
    const gameRows = await loadFoundGames(db, found.game.ids);
    const games = await presentFoundGames(library, gameRows, searched);
    const partners = await loadFoundPartners(db, found.character.ids);
    const characters = partners.map((row) => presentFoundPartner(library, row, searched));
    const entities = (await loadFoundEntities(db, found.entity.ids)).map((row) =>
      presentFoundEntity(library, row, searched),
    );
    const names = [
      ...games.map(({ title }) => title),
      ...[...characters, ...entities].map(({ name }) => name),
    ];
    return {
      q,
      games: presentPage(games, found.game.total, at),
      characters: presentPage(characters, found.character.total, at),
      entities: presentPage(entities, found.entity.total, at),
      ...(correction && { did_you_mean: names.slice(0, MAX_CORRECTIONS) }),
      suggestions,
    };
  };
