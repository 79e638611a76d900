import { resolveSchedule } from '../../../library/activities/activity-schedule';
import type { ReplyDraft, ReplyContext } from './reply-draft';
import type { OpenIntent } from '../understanding/intents/intent';
import { formatDate, formatList } from '../wording/format';
import { draftRecommendations } from './recommendations';

const QUOTED = { zh: ['“', '”'], en: ['', ''], ja: ['「', '」'] } as const;

function quoteTitles(
  things: { title: Record<'zh' | 'en' | 'ja', string> }[],
  { language }: ReplyContext,
) {
  const [open, close] = QUOTED[language];
  return formatList(
    things.map(({ title }) => `${open}${title[language]}${close}`),
    language,
  );
}

function draftActivities(context: ReplyContext): ReplyDraft[] {
  const all = context.base.content.activities.map((activity) => ({
    ...activity,
    ...resolveSchedule(activity, context.now),
  }));
  const running = all.filter(({ state }) => state === 'running');
  const coming = all.filter(({ state }) => state === 'upcoming');
  if (running.length > 0)
    return [{ key: 'activities', values: { titles: quoteTitles(running, context) } }];
  if (coming.length === 0) return [{ key: 'noActivities' }];
  return [{ key: 'coming', values: { titles: quoteTitles(coming, context) } }];
}

function draftStories(context: ReplyContext): ReplyDraft[] {
  const { base, partner, language } = context;
  const own = base.content.stories.find(({ character }) => character === partner.slug);
  const others = base.content.stories.filter((story) => story !== own);
  if (own === undefined)
    return [{ key: 'stories', values: { titles: quoteTitles(others, context) } }];
  const values = {
    title: own.title[language],
    text: own.summary[language],
    titles: quoteTitles(others, context),
  };
  return [
    {
      key: others.length > 0 ? 'ownStory' : 'story',
      values: { ...values, minutes: String(own.minutes) },
    },
  ];
}

function draftByReleaseDate(
  key: 'newest' | 'oldest',
  { base, language }: ReplyContext,
): ReplyDraft[] {
  const byDate = [...base.content.games].sort((a, b) => a.released.localeCompare(b.released));
  const game = byDate.at(key === 'newest' ? -1 : 0);
  if (game === undefined) return [];
  return [
    { key, values: { title: game.title[language], date: formatDate(game.released, language) } },
  ];
}

const OPEN_DRAFTERS: Record<OpenIntent, (context: ReplyContext) => ReplyDraft[]> = {
  activities: draftActivities,
  stories: draftStories,
  recommend: draftRecommendations,
  newest: (context) => draftByReleaseDate('newest', context),
  oldest: (context) => draftByReleaseDate('oldest', context),
  howManyGames: ({ base }) => [
    { key: 'howManyGames', values: { count: String(base.content.games.length) } },
  ],
};

export const isOpenIntent = (intent: string): intent is OpenIntent => intent in OPEN_DRAFTERS;

/** Drafts for intents that need no subject. */
export const draftOpen = (intent: OpenIntent, context: ReplyContext): ReplyDraft[] =>
  OPEN_DRAFTERS[intent](context);
