import type { Handlers } from '../../http/handler';
import type { Library } from '../library';
import { featured } from './featured/handler';
import { figures } from './figures/handler';
import { officialList } from './official-list/handler';
import { square } from './square/handler';

type CharacterEndpoints =
  | 'GET /api/visitor/web/index/characters'
  | 'GET /api/character/get_official_character_list'
  | 'POST /api/character/legion_zone/pc_character_square'
  | 'GET /api/character/legion_zone/pc_character_figures';

/** Partner endpoints: featured, lists and details. */
export const characterHandlers = (library: Library): Pick<Handlers, CharacterEndpoints> => ({
  'GET /api/visitor/web/index/characters': featured(library),
  'GET /api/character/get_official_character_list': officialList(library),
  'POST /api/character/legion_zone/pc_character_square': square(library),
  'GET /api/character/legion_zone/pc_character_figures': figures(library),
});
