import type { Handler } from '../../http/handler';
import type { Library } from '../../library/library';
import { presentPage } from '../../library/paging';
import { findDocuments } from '../find-documents';
import { loadFoundGames, loadFoundPartners } from '../found-rows';
import { parseQuery } from '../query';
import { FOUND_KINDS } from '../search-tables';
import { suggestNames } from '../suggestions';
import { presentFoundGame, presentFoundPartner } from './presenter';

/** Searches games and partners in all languages; responds in the language of the page. */
export const knowledgeSearch =
  (library: Library): Handler<'GET /api/visitor/game/knowledge/search'> =>
  async ({ query: { q, kind, page, size }, language }) => {
    const { db } = library;
    const at = { page, size };
    const query = parseQuery(q);
    const suggestions = await suggestNames(db, query, language);
    if (query === null) {
      const none = presentPage([], 0, at);
      return { q, games: none, characters: none, suggestions };
    }
    const where = { kinds: kind === 'all' ? FOUND_KINDS : [kind], page: at };
    const whole = await findDocuments(db, query, 'all', where);
    const nothing = whole.game.total + whole.character.total === 0;
    const found = nothing ? await findDocuments(db, query, 'loose', where) : whole;

    const searched = { name: query.name, language };
    const { rows, entities } = await loadFoundGames(db, found.game.ids);
    const games = rows.map((row) => presentFoundGame(library, row, entities, searched));
    const partners = await loadFoundPartners(db, found.character.ids);
    const characters = partners.map((row) => presentFoundPartner(library, row, searched));
    return {
      q,
      games: presentPage(games, found.game.total, at),
      characters: presentPage(characters, found.character.total, at),
      suggestions,
    };
  };
