import type { Database } from '../database/database';
import type { PictureOf } from './pictures';
import type { Terms } from './terms';

/** What every reading handler works with. */
export interface Library {
  db: Database;
  terms: Terms;
  pictureOf: PictureOf;
}
