/** Package export `@huoban/service/testing`: parts of the service that drills and benchmarks start or call directly. */
export { listFeaturedCharacters, listCharacters } from '../library/characters/character-queries';
export { readSettings, SETTING_NAMES } from '../config/environment';
export { readContent } from '../content/read-content';
export type { Database, OpenDatabase } from '../database/database';
export { LATEST_MIGRATION, migrate, MIGRATIONS } from '../database/migrate';
export { createEmbeddedFiles, openEmbedded, POSTGRES_FOLDER } from '../database/open-embedded';
export { openPostgres } from '../database/open-postgres';
export { samplePathRequests } from '../fuzz/path-requests';
export { findGame } from '../library/games/game-queries';
export { silentLog } from '../process/log';
export { findDocuments } from '../search/find-documents';
export { parseQuery } from '../search/query';
export { readingsOf } from '../search/readings';
export { FOUND_KINDS } from '../search/search-tables';
export { CORPORA } from '../replies/persona/testing/corpus/read-corpus';
export {
  listFaults,
  measureReplies,
  tabulate,
} from '../replies/persona/testing/corpus/measure-replies';
export { openReplies } from '../replies/open-replies';
export { buildService } from '../service';
export { bruteForce, searchedText, type SearchedText } from './brute-force-search';
export { createSampleContent } from './sample-content';
export { seedParsedContent } from './seed-parsed-content';
export {
  withLibrary,
  seededRandom,
  syntheticLibrary,
  type SyntheticGame,
} from './synthetic-library';
