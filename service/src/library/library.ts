import type { Database } from '../database/database';
import type { PictureOf } from './pictures';
import type { FacetCatalog } from './facets';

/** Dependencies of the handlers that read content. */
export interface Library {
  db: Database;
  facets: FacetCatalog;
  pictureOf: PictureOf;
}
