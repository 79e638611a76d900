import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // A report of somebody logged in goes with the account.
  sql`alter table reports
    add column account_id bigint references accounts on delete cascade,
    add column address_class text not null default 'unknown'`,
  sql`create index reports_time on reports (created_at)`,
  sql`create index reports_kind on reports (kind, created_at)`,
  sql`create index reports_account on reports (account_id) where account_id is not null`,
];

/** Who reported, as far as it may be kept, and indexes for those who read reports. */
export const reportOwners: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
