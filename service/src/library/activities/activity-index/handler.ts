import type { Activity } from '@huoban/contracts/api';
import type { Handler } from '../../../http/handler';
import type { Library } from '../../library';
import { presentActivity } from './presenter';

const STATE_ORDER: Activity['state'][] = ['running', 'upcoming', 'ended'];

const compareActivities = (a: Activity, b: Activity): number =>
  STATE_ORDER.indexOf(a.state) - STATE_ORDER.indexOf(b.state) ||
  (a.state === 'ended' ? b.ends_on.localeCompare(a.ends_on) : a.days_left - b.days_left);

/** Activities with their current state, optionally filtered by it. */
export const activityIndex =
  ({ db, pictureOf }: Library, now: () => number): Handler<'GET /api/visitor/web/activity/index'> =>
  async ({ query, language }) => {
    const activities = await db.selectFrom('activities').selectAll().orderBy('id').execute();
    const games = await db.selectFrom('games').select(['id', 'slug', 'title']).execute();
    const characters = await db.selectFrom('characters').select(['id', 'slug', 'name']).execute();
    const targets = {
      games: new Map(games.map((game) => [game.slug, game])),
      characters: new Map(characters.map((character) => [character.slug, character])),
    };
    const at = { language, now: now() };
    return {
      items: activities
        .map((activity) => presentActivity(activity, targets, pictureOf, at))
        .filter(({ state }) => query.state === undefined || state === query.state)
        .sort(compareActivities),
    };
  };
