import type { Handler } from '../../http/handler';
import type { Library } from '../../library/library';
import { pageOf } from '../../library/paging';
import { findGames, findPartners, type Match } from '../find-matches';
import { readQuery } from '../query';
import { suggestNames } from '../suggestions';
import { presentFoundGame, presentFoundPartner } from './presenter';

/** Search over games and partners in all languages at once; answers in the language of the page. */
export const knowledgeSearch =
  (library: Library): Handler<'GET /api/visitor/game/knowledge/search'> =>
  async ({ query: { q, kind, page, size }, language }) => {
    const { db } = library;
    const at = { page, size };
    const none = pageOf([], 0, at);
    const query = readQuery(q);
    const suggestions = await suggestNames(db, query, language);
    if (query === null) return { q, games: none, characters: none, suggestions };

    const found = { name: query.name, language };
    const gamesBy = async (match: Match) => {
      const { rows, entities, total } = await findGames(db, query, match, at);
      const items = rows.map((row) => presentFoundGame(library, row, entities, found));
      return pageOf(items, total, at);
    };
    const partnersBy = async (match: Match) => {
      const { rows, total } = await findPartners(db, query, match, at);
      const items = rows.map((row) => presentFoundPartner(library, row, found));
      return pageOf(items, total, at);
    };
    const by = async (match: Match) => ({
      games: kind === 'character' ? none : await gamesBy(match),
      characters: kind === 'game' ? none : await partnersBy(match),
    });
    const exact = await by('all');
    const best = exact.games.total + exact.characters.total > 0 ? exact : await by('loose');
    return { q, ...best, suggestions };
  };
