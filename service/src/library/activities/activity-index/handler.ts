import { sql } from 'kysely';
import type { Activity } from '@huoban/contracts/api';
import type { ActivityContent } from '../../../database/tables';
import type { Handler } from '../../../http/handler';
import type { Library } from '../../library';
import { presentActivity } from './presenter';

const STATE_ORDER: Activity['state'][] = ['running', 'upcoming', 'ended'];

const compareActivities = (a: Activity, b: Activity): number =>
  STATE_ORDER.indexOf(a.state) - STATE_ORDER.indexOf(b.state) ||
  (a.state === 'ended' ? b.ends_on.localeCompare(a.ends_on) : a.days_left - b.days_left);

/** Slugs of the games and partners that activities name. */
function namedSlugs(contents: readonly ActivityContent[]) {
  const targets = contents.flatMap(({ steps }) =>
    steps.flatMap(({ to }) => (to !== undefined && 'slug' in to ? [to] : [])),
  );
  const slugsOf = (of: 'chat' | 'game') =>
    targets.filter(({ page }) => page === of).map(({ slug }) => slug);
  return {
    games: [...contents.flatMap(({ games }) => games), ...slugsOf('game')],
    characters: [...contents.flatMap(({ characters }) => characters), ...slugsOf('chat')],
  };
}

/** Activities with their current state, optionally filtered by it. */
export const activityIndex =
  ({ db, pictureOf }: Library, now: () => number): Handler<'GET /api/visitor/web/activity/index'> =>
  async ({ query, language }) => {
    const activities = await db.selectFrom('activities').selectAll().orderBy('id').execute();
    const named = namedSlugs(activities.map(({ content }) => content));
    const games = await db
      .selectFrom('games')
      .select(['id', 'slug', 'title'])
      .where(sql<boolean>`slug = any(${named.games}::text[])`)
      .execute();
    const characters = await db
      .selectFrom('characters')
      .select(['id', 'slug', 'name'])
      .where(sql<boolean>`slug = any(${named.characters}::text[])`)
      .execute();
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
