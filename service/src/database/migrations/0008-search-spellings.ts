import { sql } from 'kysely';
import { createMigration } from './create-migration';

/** Other spellings of the names in a search: with one character removed, in pinyin, initials and romaji. */
export const searchSpellings = createMigration([
  sql`create table search_spellings (
    spelling text collate "C" not null, form text not null, term text not null,
    primary key (form, spelling, term))`,
  // Forces the seed to write all content rows again.
  sql`delete from facts where name = 'content'`,
]);
