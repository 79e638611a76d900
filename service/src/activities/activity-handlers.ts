import type { Activity } from '@huoban/contracts/api';
import type { Handlers } from '../http/handler';
import type { Library } from '../library/library';
import { schedule } from './calendar';

const ORDER: Activity['state'][] = ['running', 'upcoming', 'ended'];

/** Activities with their state of today. */
export const activityHandlers = (
  library: Library,
  now: () => number,
): Pick<Handlers, 'GET /api/visitor/web/activity/index'> => ({
  'GET /api/visitor/web/activity/index': async ({ query, language }) => {
    const { db, pictureOf } = library;
    const activities = await db.selectFrom('activities').selectAll().orderBy('id').execute();
    const games = await db.selectFrom('games').select(['id', 'slug', 'title']).execute();
    const characters = await db.selectFrom('characters').select(['id', 'slug', 'name']).execute();
    const gameOf = new Map(games.map((game) => [game.slug, game]));
    const characterOf = new Map(characters.map((character) => [character.slug, character]));

    const items = activities.map(({ id, slug, starts, ends, content }): Activity => ({
      id,
      slug,
      title: content.title[language],
      summary: content.summary[language],
      body: content.body[language],
      steps: content.steps.map((step) => step[language]),
      rewards: content.rewards.map((reward) => ({ name: reward[language] })),
      ...schedule({ starts, ends }, now()),
      games: content.games.flatMap((name) => {
        const game = gameOf.get(name);
        return game === undefined ? [] : [{ id: game.id, title: game.title[language] }];
      }),
      characters: content.characters.flatMap((name) => {
        const character = characterOf.get(name);
        return character === undefined
          ? []
          : [{ id: character.id, name: character.name[language] }];
      }),
      picture: pictureOf('banners', slug),
    }));
    return {
      items: items
        .filter(({ state }) => query.state === undefined || state === query.state)
        .sort(
          (a, b) =>
            ORDER.indexOf(a.state) - ORDER.indexOf(b.state) ||
            (a.state === 'ended' ? b.ends_on.localeCompare(a.ends_on) : a.days_left - b.days_left),
        ),
    };
  },
});
