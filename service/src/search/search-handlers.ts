import type { Handlers } from '../http/handler';
import type { Library } from '../library/library';
import { knowledgeSearch } from './knowledge-search/handler';

export const searchHandlers = (
  library: Library,
): Pick<Handlers, 'GET /api/visitor/game/knowledge/search'> => ({
  'GET /api/visitor/game/knowledge/search': knowledgeSearch(library),
});
