import { resolveSchedule } from '../../activities/activity-schedule';
import type { Answers, Asking } from './answer';
import type { OpenIntent } from './asking/intent';
import { dateText, listText } from './phrases';
import { recommend } from './recommend';

const QUOTED = { zh: ['“', '”'], en: ['', ''], ja: ['「', '」'] } as const;

const titlesOf = (
  things: { title: Record<'zh' | 'en' | 'ja', string> }[],
  { language }: Asking,
) => {
  const [open, close] = QUOTED[language];
  return listText(
    things.map(({ title }) => `${open}${title[language]}${close}`),
    language,
  );
};

const activities = (asking: Asking): Answers => {
  const all = asking.world.content.activities.map((activity) => ({
    ...activity,
    ...resolveSchedule(activity, asking.now),
  }));
  const running = all.filter(({ state }) => state === 'running');
  const coming = all.filter(({ state }) => state === 'upcoming');
  if (running.length > 0)
    return [{ key: 'activities', values: { titles: titlesOf(running, asking) } }];
  if (coming.length === 0) return [{ key: 'noActivities' }];
  return [{ key: 'coming', values: { titles: titlesOf(coming, asking) } }];
};

const stories = (asking: Asking): Answers => {
  const { world, partner, language } = asking;
  const own = world.content.stories.find(({ character }) => character === partner.slug);
  const others = world.content.stories.filter((story) => story !== own);
  if (own === undefined) return [{ key: 'stories', values: { titles: titlesOf(others, asking) } }];
  const values = {
    title: own.title[language],
    text: own.summary[language],
    titles: titlesOf(others, asking),
  };
  return [
    {
      key: others.length > 0 ? 'ownStory' : 'story',
      values: { ...values, minutes: String(own.minutes) },
    },
  ];
};

const atTheEnd = (key: 'newest' | 'oldest', { world, language }: Asking): Answers => {
  const byDate = [...world.content.games].sort((a, b) => a.released.localeCompare(b.released));
  const game = byDate.at(key === 'newest' ? -1 : 0);
  if (game === undefined) return [];
  return [
    { key, values: { title: game.title[language], date: dateText(game.released, language) } },
  ];
};

const OPEN_ANSWERS: Record<OpenIntent, (asking: Asking) => Answers> = {
  activities,
  stories,
  recommend,
  newest: (asking) => atTheEnd('newest', asking),
  oldest: (asking) => atTheEnd('oldest', asking),
  howManyGames: ({ world }) => [
    { key: 'howManyGames', values: { count: String(world.content.games.length) } },
  ],
};

export const isOpen = (intent: string): intent is OpenIntent => intent in OPEN_ANSWERS;

/** Answers what can be asked without naming anything. */
export const answerOpen = (intent: OpenIntent, asking: Asking): Answers =>
  OPEN_ANSWERS[intent](asking);
