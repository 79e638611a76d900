import { sql } from 'kysely';
import { createMigration } from './create-migration';

/** Account and address class of reports, and indexes for the operator command. */
export const reportOwners = createMigration([
  // Reports of a logged-in visitor are deleted with the account.
  sql`alter table reports
    add column account_id bigint references accounts on delete cascade,
    add column address_class text not null default 'unknown'`,
  sql`create index reports_time on reports (created_at)`,
  sql`create index reports_kind on reports (kind, created_at)`,
  sql`create index reports_account on reports (account_id) where account_id is not null`,
]);
