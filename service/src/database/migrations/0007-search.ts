import { sql } from 'kysely';
import { createMigration } from './create-migration';

/** Search documents, separate from the displayed content. */
export const searchTables = createMigration([
  // Narrow rows, because a search of ten thousand documents reads thousands of them. Long columns are external.
  sql`create table search_documents (
    kind text not null, id text not null, weight int not null, exact text[] not null, names tsvector not null,
    brief tsvector not null, words tsvector not null, folded text not null, primary key (kind, id))
    with (toast_tuple_target = 256)`,
  sql`alter table search_documents
    alter column exact set storage main, alter column names set storage main,
    alter column brief set storage external, alter column words set storage extended`,
  // Uncompressed, because a phrase search reads it for every document that contains its parts.
  sql`alter table search_documents alter column folded set storage external`,
  sql`create index search_documents_names on search_documents using gin (names)`,
  sql`create index search_documents_brief on search_documents using gin (brief)`,
  sql`create index search_documents_words on search_documents using gin (words)`,
  sql`create index search_documents_weight on search_documents (kind, weight desc, id)`,
  sql`alter table games drop column names, drop column search`,
  sql`alter table characters drop column names, drop column search`,
  // Forces the seed to write all content rows again.
  sql`delete from facts where name = 'content'`,
]);
