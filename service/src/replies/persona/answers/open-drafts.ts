import { resolveSchedule } from '../../../library/activities/activity-schedule';
import type { ReplyDraft, ReplyContext } from './reply-draft';
import type { OpenIntent } from '../understanding/intents/intent';
import { draftQuotes, searchSentences } from './sentence-drafts';
import { draftRecommendations } from './recommendations';
import { draftRanking } from './games/ranked-drafts';
import { draftStories, quoteTitles } from './story-drafts';

const MIN_ACTIVITY_COVERAGE = 0.35;

function draftActivities(context: ReplyContext): ReplyDraft[] {
  const about = searchSentences(context, 'activities').filter(
    ({ coverage, ownCoverage }) => coverage >= MIN_ACTIVITY_COVERAGE && ownCoverage > 0,
  );
  if (about.length > 0) return draftQuotes(about, context);
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

const OPEN_DRAFTERS: Record<OpenIntent, (context: ReplyContext) => ReplyDraft[]> = {
  activities: draftActivities,
  stories: draftStories,
  recommend: draftRecommendations,
  newest: (context) => draftRanking('newest', context),
  oldest: (context) => draftRanking('oldest', context),
  longest: (context) => draftRanking('longest', context),
  shortest: (context) => draftRanking('shortest', context),
  popular: (context) => draftRanking('popular', context),
  howManyGames: ({ base }) => [
    { key: 'howManyGames', values: { count: String(base.content.games.length) } },
  ],
};

export const isOpenIntent = (intent: string): intent is OpenIntent => intent in OPEN_DRAFTERS;

/** Drafts for intents that need no subject. */
export const draftOpen = (intent: OpenIntent, context: ReplyContext): ReplyDraft[] =>
  OPEN_DRAFTERS[intent](context);

/** Whether a message asks for a game, or goes on with such a request. */
export const asksForGame = ({ question, request }: ReplyContext): boolean =>
  request.isContinued ||
  question.intents.some(({ intent }) => isOpenIntent(intent) || intent === 'whoPlays');
