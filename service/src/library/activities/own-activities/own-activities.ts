import { sql } from 'kysely';
import type { Language } from '@huoban/contracts';
import type { EndpointPayload } from '@huoban/contracts/api';
import type { Database } from '../../../database/database';
import { resolveSchedule } from '../activity-schedule';

type OwnActivities = EndpointPayload<'GET /api/users/activities'>;

/** Votes of everyone by activity and option. */
async function countVotes(db: Database, activityIds: string[]) {
  const rows =
    activityIds.length === 0
      ? []
      : await db
          .selectFrom('activity_votes')
          .select(['activity_id', 'option_id', sql<number>`count(*)::int`.as('count')])
          .where('activity_id', 'in', activityIds)
          .groupBy(['activity_id', 'option_id'])
          .execute();
  return (activityId: string, optionId: string) =>
    rows.find((row) => row.activity_id === activityId && row.option_id === optionId)?.count ?? 0;
}

/** Activities that an account has joined or voted in. `now` in milliseconds. */
export async function presentOwnActivities(
  db: Database,
  accountId: string,
  { language, now }: { language: Language; now: number },
): Promise<OwnActivities> {
  const rows = await db
    .selectFrom('activities')
    .leftJoin('activity_joins as joins', (join) =>
      join.onRef('joins.activity_id', '=', 'activities.id').on('joins.account_id', '=', accountId),
    )
    .leftJoin('activity_votes as votes', (join) =>
      join.onRef('votes.activity_id', '=', 'activities.id').on('votes.account_id', '=', accountId),
    )
    .select(['activities.id', 'activities.content', 'activities.starts', 'activities.ends'])
    .select(['joins.joined_at', 'votes.option_id'])
    .where((where) =>
      where.or([
        where('joins.account_id', 'is not', null),
        where('votes.account_id', 'is not', null),
      ]),
    )
    .orderBy('joins.joined_at', (order) => order.desc().nullsLast())
    .orderBy('activities.id')
    .execute();
  const voted = rows.flatMap(({ id, option_id }) => (option_id === null ? [] : [id]));
  const countOf = await countVotes(db, voted);
  return {
    items: rows.map(({ id, content, starts, ends, joined_at, option_id }) => ({
      id,
      title: content.title[language],
      state: resolveSchedule({ starts, ends }, now).state,
      joined: joined_at !== null,
      mark: joined_at === null ? null : (content.mark?.[language] ?? null),
      vote: option_id,
      counts:
        option_id === null
          ? []
          : (content.vote?.options ?? []).map((option) => ({
              option_id: option.id,
              count: countOf(id, option.id),
            })),
    })),
  };
}
