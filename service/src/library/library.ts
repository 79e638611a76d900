import type { Database } from '../database/database';
import type { PictureOf } from './pictures';
import type { FacetCatalog } from './facets';

/** What every reading handler works with. */
export interface Library {
  db: Database;
  facets: FacetCatalog;
  pictureOf: PictureOf;
}
