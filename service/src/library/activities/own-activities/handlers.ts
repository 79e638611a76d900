import type { Handler, Handlers } from '../../../http/handler';
import { Refusal } from '../../../http/refusal';
import type { Database } from '../../../database/database';
import { resolveSchedule } from '../activity-schedule';
import { presentOwnActivities } from './own-activities';

export type OwnActivityEndpoint =
  | 'GET /api/users/activities'
  | 'POST /api/users/activities/join'
  | 'POST /api/users/activities/vote';

interface OwnActivityDependencies {
  db: Database;
  /** Milliseconds since 1970. */
  now: () => number;
}

const findActivity = (db: Database, id: string) =>
  db
    .selectFrom('activities')
    .select(['content', 'starts', 'ends'])
    .where('id', '=', id)
    .executeTakeFirst();

const join =
  ({ db, now }: OwnActivityDependencies): Handler<'POST /api/users/activities/join'> =>
  async ({ body: { activity_id: activityId, joined }, session: { accountId }, language }) => {
    if (joined) {
      const activity = await findActivity(db, activityId);
      if (activity === undefined) return new Refusal('notFound');
      if (!activity.content.joinable || resolveSchedule(activity, now()).state === 'ended')
        return new Refusal('activityClosed');
      await db
        .insertInto('activity_joins')
        .values({ account_id: accountId, activity_id: activityId })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    } else {
      await db
        .deleteFrom('activity_joins')
        .where('account_id', '=', accountId)
        .where('activity_id', '=', activityId)
        .execute();
    }
    return presentOwnActivities(db, accountId, { language, now: now() });
  };

const vote =
  ({ db, now }: OwnActivityDependencies): Handler<'POST /api/users/activities/vote'> =>
  async ({ body, session: { accountId }, language }) => {
    const { activity_id: activityId, option_id: optionId } = body;
    const activity = await findActivity(db, activityId);
    if (!activity?.content.vote?.options.some(({ id }) => id === optionId))
      return new Refusal('notFound');
    if (resolveSchedule(activity, now()).state !== 'running') return new Refusal('activityClosed');
    const stored = await db
      .insertInto('activity_votes')
      .values({ account_id: accountId, activity_id: activityId, option_id: optionId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('activity_id')
      .executeTakeFirst();
    if (stored === undefined) return new Refusal('alreadyVoted');
    return presentOwnActivities(db, accountId, { language, now: now() });
  };

/** Joining and voting; both answer with the activities of the account. */
export const ownActivityHandlers = (
  dependencies: OwnActivityDependencies,
): Pick<Handlers, OwnActivityEndpoint> => ({
  'GET /api/users/activities': ({ session, language }) =>
    presentOwnActivities(dependencies.db, session.accountId, {
      language,
      now: dependencies.now(),
    }),
  'POST /api/users/activities/join': join(dependencies),
  'POST /api/users/activities/vote': vote(dependencies),
});
