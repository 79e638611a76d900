import type { TemplateDraft, ReplyDraft, ReplyContext } from './reply-draft';
import {
  isLibraryIntent,
  isConversationIntent,
  type DetectedIntent,
  type LibraryIntent,
} from '../understanding/intents/intent';
import { draftOpen, isOpenIntent } from './open-drafts';
import { isQuestion, MIN_REMAINDER, type Question } from '../understanding/question';
import { detectSmallTalk } from '../understanding/small-talk';
import { draftAboutLibrarySubject } from './subject-drafts';
import { draftConversation, offeredGame, draftSamples } from './conversation-drafts';
import { draftFromSentences } from './sentence-drafts';
import { gameOfSubject, type Subject } from '../knowledge/knowledge-base';

/** General intents; specific sentences about the subject take precedence over them. */
const GENERAL_INTENTS: LibraryIntent[] = ['what', 'opinion', 'tips', 'howTo'];
const SELF_INTENTS = ['age', 'name', 'self', 'ability', 'favourite', 'likes', 'howAreYou'];
/** Coverage above which a sentence is a better reply to a general question than the summary. */
const MIN_GENERAL_COVERAGE = 0.34;
const MIN_FOLLOW_UP_COVERAGE = 0.45;
/** Requests for a game similar to the named one. */
const SIMILAR_GAME =
  /类似|像.+一样的|差不多的|similar|games? like|something like|似た|みたいなゲーム|ようなゲーム/iu;

const offerGame = (context: ReplyContext): TemplateDraft => ({
  key: 'offer',
  values: offeredGame(context),
});

function admitUnknown(context: ReplyContext, subject?: Subject): ReplyDraft[] {
  const { language } = context;
  const game = subject === undefined ? undefined : gameOfSubject(subject);
  if (game === undefined) return [{ key: 'unknown', followUp: offerGame(context) }];
  const title = game.title[language];
  return [
    { key: 'unknownAbout', values: { title }, followUp: { key: 'offer', values: { title } } },
  ];
}

/** The subject of the question among all mentions: an entity takes precedence over its game. */
function findSubject({ question }: ReplyContext): Subject | undefined {
  const named = question.mentions.map(({ subject }) => subject);
  const game = named.find(({ kind }) => kind === 'game');
  const inside = question.mentions.find(
    ({ subject, by }) =>
      subject.kind === 'entity' &&
      (by !== 'part' || game === undefined || gameOfSubject(subject) === gameOfSubject(game)),
  );
  return inside?.subject ?? named[0];
}

const libraryIntents = ({ question }: ReplyContext): LibraryIntent[] =>
  question.intents.map(({ intent }) => intent).filter(isLibraryIntent);

/** Drafts for the first intent that applies to the subject. */
const draftFirstIntent = (
  subject: Subject,
  intents: LibraryIntent[],
  context: ReplyContext,
): ReplyDraft[] =>
  intents
    .map((intent) => draftAboutLibrarySubject(subject, intent, context))
    .find((drafts) => drafts.length > 0) ?? [];

/** Drafts for a question with a named subject. */
function draftAboutSubject(subject: Subject, context: ReplyContext): ReplyDraft[] {
  const { question } = context;
  const intents = libraryIntents(context);
  const [first] = intents;
  const game = gameOfSubject(subject);
  if (SIMILAR_GAME.test(question.text)) return draftOpen('recommend', context);
  if (first !== undefined && !GENERAL_INTENTS.includes(first)) {
    const drafts = draftFirstIntent(subject, intents, context);
    if (drafts.length > 0) return drafts;
  }
  const drafts =
    game === undefined
      ? []
      : draftFromSentences(context, game, first === undefined ? undefined : MIN_GENERAL_COVERAGE);
  if (drafts.length > 0 && subject.kind !== 'entity') return drafts;
  if (first !== undefined) return draftAboutLibrarySubject(subject, first, context);
  if (question.isIntentOnly || question.features.size === 0)
    return draftAboutLibrarySubject(subject, 'what', context);
  return drafts.length > 0 ? drafts : admitUnknown(context, subject);
}

/** Whether the question is about the partner itself, not about its knowledge. */
const isAddressedToPartner = ({ text }: Question): boolean =>
  /[你您](?!好)|\b(?:you|your|yours|u)\b|きみ|君|あなた/iu.test(text) &&
  !/知道|\b(?:do you know|can you tell|could you tell)\b|知って/iu.test(text);

/** Drafts for a question that continues the topic. */
function draftAboutTopic(topic: Subject, context: ReplyContext): ReplyDraft[] {
  const { question } = context;
  const intents = libraryIntents(context);
  const isContinuation = question.intents.some(({ intent }) => intent === 'yes');
  if (isContinuation) return draftAboutLibrarySubject(topic, 'what', context);
  if (question.isIntentOnly || question.isReferring) {
    const drafts = draftFirstIntent(topic, intents, context);
    if (drafts.length > 0) return drafts;
  }
  const game = gameOfSubject(topic);
  if (isAddressedToPartner(question) && !question.isReferring) return [];
  const drafts =
    game === undefined ? [] : draftFromSentences(context, game, MIN_FOLLOW_UP_COVERAGE);
  const asksOnly = question.features.size === 0 && isQuestion(question);
  return drafts.length === 0 && asksOnly
    ? draftAboutLibrarySubject(topic, 'what', context)
    : drafts;
}

/** Intents that may also select a game: “one for two”, “one for my phone”. */
const SELECTION_INTENTS: LibraryIntent[] = ['players', 'platforms', 'genre'];
const EXPLICIT_REQUEST = /推荐|\b(?:recommend|suggest)|^any .*games?\b|おすすめ|オススメ|お勧め/iu;

/** Whether a new game is requested, independent of the topic: without other intents, or only selecting ones. */
function isGameRequest(request: DetectedIntent, question: Question): boolean {
  const otherIntents = question.intents.filter(({ intent }) => isLibraryIntent(intent));
  if (otherIntents.length === 0) return true;
  return (
    EXPLICIT_REQUEST.test(request.phrase) &&
    !question.isReferring &&
    otherIntents.every(
      ({ intent, phrase }) =>
        SELECTION_INTENTS.some((one) => one === intent) || request.phrase.includes(phrase),
    )
  );
}

const referencedTopic = ({ question }: ReplyContext): Subject | undefined =>
  question.isReferring || question.isIntentOnly ? question.topic : undefined;

/** “Yes” to the game that was offered to a bored visitor. */
const acceptsOffer = ({ question }: ReplyContext): boolean =>
  question.intents.some(({ intent }) => intent === 'yes') &&
  question.previousIntents.some(({ intent }) => intent === 'bored');

const canSearchLibrary = ({ question }: ReplyContext): boolean =>
  !isAddressedToPartner(question) && question.remainder.length >= MIN_REMAINDER[question.language];

function draftWithoutSubject(context: ReplyContext): ReplyDraft[] {
  const { question } = context;
  const intents = question.intents.map(({ intent }) => intent);
  const samples = draftSamples(context);
  if (samples.length > 0) return samples;
  const smallTalk = detectSmallTalk(context);
  if (smallTalk !== undefined) return draftConversation(smallTalk, context);
  if (acceptsOffer(context)) return draftOpen('recommend', context);
  const selfIntent = intents
    .filter(isConversationIntent)
    .find((intent) => SELF_INTENTS.includes(intent));
  const openIntent = intents.find(isOpenIntent);
  const request = question.intents.find(({ intent }) => isOpenIntent(intent));
  if (selfIntent !== undefined && openIntent === undefined)
    return draftConversation(selfIntent, context);
  if (request?.intent === 'recommend' && isGameRequest(request, question))
    return draftOpen('recommend', context);
  if (question.topic !== undefined) {
    const drafts = draftAboutTopic(question.topic, context);
    if (drafts.length > 0) return drafts;
  }
  if (selfIntent === 'favourite') return draftConversation(selfIntent, context);
  if (openIntent !== undefined) return draftOpen(openIntent, context);
  const conversationIntent = intents.filter(isConversationIntent)[0];
  if (conversationIntent === 'lost' && question.topic !== undefined)
    return draftAboutLibrarySubject(question.topic, 'tips', context);
  if (conversationIntent !== undefined && conversationIntent !== 'greeting')
    return draftConversation(conversationIntent, context);
  const drafts = canSearchLibrary(context) ? draftFromSentences(context, undefined) : [];
  if (drafts.length > 0) return drafts;
  if (conversationIntent !== undefined) return draftConversation(conversationIntent, context);
  if (libraryIntents(context).length > 0 && question.isIntentOnly) return [{ key: 'which' }];
  if (isQuestion(question) && isAddressedToPartner(question))
    return [{ key: 'aboutMe', values: { line: context.partner.line[context.language] } }];
  if (isQuestion(question)) return admitUnknown(context, referencedTopic(context));
  return [{ key: 'listening', values: offeredGame(context) }];
}

/** Rewards of an activity are known, although the question matches a price. */
const draftActivityRewards = (subject: Subject, context: ReplyContext): ReplyDraft[] =>
  subject.kind === 'activity' ? draftAboutLibrarySubject(subject, 'rewards', context) : [];

/** Drafts for the last message, best first; never empty. */
export function draftReplies(context: ReplyContext): ReplyDraft[] {
  const intents = context.question.intents.map(({ intent }) => intent);
  if (intents.includes('crisis')) return draftConversation('crisis', context);
  if (intents.includes('human')) return draftConversation('human', context);
  const subject = findSubject(context);
  if (intents.includes('unknowable')) {
    const drafts = subject === undefined ? [] : draftActivityRewards(subject, context);
    return drafts.length > 0 ? drafts : admitUnknown(context, subject ?? referencedTopic(context));
  }
  const drafts =
    subject === undefined ? draftWithoutSubject(context) : draftAboutSubject(subject, context);
  return drafts.length > 0 ? drafts : admitUnknown(context, subject);
}
