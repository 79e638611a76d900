import type { Generated } from 'kysely';

export interface ActivityJoinsTable {
  account_id: string;
  activity_id: string;
  joined_at: Generated<Date>;
}

export interface ActivityVotesTable {
  account_id: string;
  activity_id: string;
  option_id: string;
  voted_at: Generated<Date>;
}

export interface ActivityTables {
  activity_joins: ActivityJoinsTable;
  activity_votes: ActivityVotesTable;
}
