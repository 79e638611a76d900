import type { Selectable } from 'kysely';
import type { Language } from '@huoban/contracts';
import type { Activity } from '@huoban/contracts/api';
import type { ActivitiesTable, ActivityContent, Localized } from '../../../database/tables';
import type { PictureOf } from '../../pictures';
import { resolveSchedule } from '../activity-schedule';

/** Games and partners that activities refer to, by slug. Missing ones are omitted. */
export interface ActivityTargets {
  games: ReadonlyMap<string, { id: string; title: Localized }>;
  characters: ReadonlyMap<string, { id: string; name: Localized }>;
}

/** What visitors can do, read and vote on. */
const presentParticipation = (
  { steps, joinable, vote, replays, results }: ActivityContent,
  state: Activity['state'],
  targets: ActivityTargets,
  language: Language,
) => ({
  step_targets: steps.map(({ to }) => {
    if (to === undefined) return null;
    if (!('slug' in to)) return { page: to.page, id: '' };
    const target = (to.page === 'chat' ? targets.characters : targets.games).get(to.slug);
    return target === undefined ? null : { page: to.page, id: target.id };
  }),
  joinable: joinable && state !== 'ended',
  vote: vote
    ? {
        question: vote.question[language],
        options: vote.options.map(({ id, name }) => ({ id, name: name[language] })),
        open: state === 'running',
      }
    : null,
  replays: replays.map(({ title, body }) => ({ title: title[language], body: body[language] })),
  results: results
    ? {
        title: results.title[language],
        rows: results.rows.map(({ name, note }) => ({
          name: name[language],
          note: note[language],
        })),
      }
    : null,
});

/** An activity in one language, with its state at `now` (milliseconds). */
export function presentActivity(
  { id, slug, starts, ends, content }: Selectable<ActivitiesTable>,
  targets: ActivityTargets,
  pictureOf: PictureOf,
  { language, now }: { language: Language; now: number },
): Activity {
  const schedule = resolveSchedule({ starts, ends }, now);
  return {
    id,
    slug,
    title: content.title[language],
    summary: content.summary[language],
    body: content.body[language],
    steps: content.steps.map((step) => step[language]),
    rewards: content.rewards.map((reward) => ({ name: reward[language] })),
    ...schedule,
    ...presentParticipation(content, schedule.state, targets, language),
    games: content.games.flatMap((name) => {
      const game = targets.games.get(name);
      return game === undefined ? [] : [{ id: game.id, title: game.title[language] }];
    }),
    characters: content.characters.flatMap((name) => {
      const character = targets.characters.get(name);
      return character === undefined ? [] : [{ id: character.id, name: character.name[language] }];
    }),
    picture: pictureOf('banners', slug),
  };
}
