import { sql } from 'kysely';
import { createMigration } from './create-migration';

/** Who joined and voted in an activity, one vote per account. Deleted with it. */
export const activityParticipation = createMigration([
  sql`create table activity_joins (
    account_id bigint not null references accounts on delete cascade, activity_id text not null,
    joined_at timestamptz not null default now(), primary key (account_id, activity_id))`,
  sql`create table activity_votes (
    account_id bigint not null references accounts on delete cascade, activity_id text not null,
    option_id text not null, voted_at timestamptz not null default now(),
    primary key (account_id, activity_id))`,
  sql`create index activity_votes_activity on activity_votes (activity_id)`,
]);
