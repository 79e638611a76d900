import type { Selectable } from 'kysely';
import type { Language } from '@huoban/contracts';
import type { Activity } from '@huoban/contracts/api';
import type { ActivitiesTable, Localized } from '../../../database/tables';
import type { PictureOf } from '../../pictures';
import { resolveSchedule } from '../activity-schedule';

/** Games and partners that activities refer to, by slug. Missing ones are omitted. */
export interface ActivityTargets {
  games: ReadonlyMap<string, { id: string; title: Localized }>;
  characters: ReadonlyMap<string, { id: string; name: Localized }>;
}

/** An activity in one language, with its state at `now` (milliseconds). */
export const presentActivity = (
  { id, slug, starts, ends, content }: Selectable<ActivitiesTable>,
  targets: ActivityTargets,
  pictureOf: PictureOf,
  { language, now }: { language: Language; now: number },
): Activity => ({
  id,
  slug,
  title: content.title[language],
  summary: content.summary[language],
  body: content.body[language],
  steps: content.steps.map((step) => step[language]),
  rewards: content.rewards.map((reward) => ({ name: reward[language] })),
  ...resolveSchedule({ starts, ends }, now),
  games: content.games.flatMap((name) => {
    const game = targets.games.get(name);
    return game === undefined ? [] : [{ id: game.id, title: game.title[language] }];
  }),
  characters: content.characters.flatMap((name) => {
    const character = targets.characters.get(name);
    return character === undefined ? [] : [{ id: character.id, name: character.name[language] }];
  }),
  picture: pictureOf('banners', slug),
});
