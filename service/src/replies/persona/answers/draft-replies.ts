import type { TemplateDraft, ReplyDrafts, ReplyContext } from './reply-draft';
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

/** Kinds that ask in general; what is told about the very thing asked for comes before them. */
const GENERAL_INTENTS: LibraryIntent[] = ['what', 'opinion', 'tips', 'howTo'];
const SELF_INTENTS = ['age', 'name', 'self', 'ability', 'favourite', 'likes', 'howAreYou'];
/** How much of a general question must be met for a sentence to be better than a summary. */
const MIN_GENERAL_COVERAGE = 0.34;
const MIN_FOLLOW_UP_COVERAGE = 0.45;
/** Asks for another game like the one that is named. */
const SIMILAR_GAME =
  /类似|像.+一样的|差不多的|similar|games? like|something like|似た|みたいなゲーム|ようなゲーム/iu;

const offerGame = (context: ReplyContext): TemplateDraft => ({
  key: 'offer',
  values: offeredGame(context),
});

function admitUnknown(context: ReplyContext, subject?: Subject): ReplyDrafts {
  const { language } = context;
  const game = subject === undefined ? undefined : gameOfSubject(subject);
  if (game === undefined) return [{ key: 'unknown', followUp: offerGame(context) }];
  const title = game.title[language];
  return [
    { key: 'unknownAbout', values: { title }, followUp: { key: 'offer', values: { title } } },
  ];
}

/** Of everything that is named, what the question is about: a thing inside a game before the game. */
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

/** A question that names what it is about. */
function draftAboutSubject(subject: Subject, context: ReplyContext): ReplyDrafts {
  const { question } = context;
  const intents = libraryIntents(context);
  const [first] = intents;
  const game = gameOfSubject(subject);
  if (SIMILAR_GAME.test(question.text)) return draftOpen('recommend', context);
  if (first !== undefined && !GENERAL_INTENTS.includes(first)) {
    const found = intents.map((intent) => draftAboutLibrarySubject(subject, intent, context));
    const answers = found.find((each) => each.length > 0);
    if (answers !== undefined) return answers;
  }
  const told =
    game === undefined
      ? []
      : draftFromSentences(context, game, first === undefined ? undefined : MIN_GENERAL_COVERAGE);
  if (told.length > 0 && subject.kind !== 'entity') return told;
  if (first !== undefined) return draftAboutLibrarySubject(subject, first, context);
  if (question.isIntentOnly || question.features.size === 0)
    return draftAboutLibrarySubject(subject, 'what', context);
  return told.length > 0 ? told : admitUnknown(context, subject);
}

/** Asks the partner of itself, not of what it knows. */
const isAddressedToPartner = ({ text }: Question): boolean =>
  /[你您](?!好)|\b(?:you|your|yours|u)\b|きみ|君|あなた/iu.test(text) &&
  !/知道|\b(?:do you know|can you tell|could you tell)\b|知って/iu.test(text);

/** A question that goes on with what was talked of. */
function draftAboutTopic(topic: Subject, context: ReplyContext): ReplyDrafts {
  const { question } = context;
  const intents = libraryIntents(context);
  const goesOn = question.intents.some(({ intent }) => intent === 'yes');
  if (goesOn) return draftAboutLibrarySubject(topic, 'what', context);
  if (question.isIntentOnly || question.isReferring) {
    const found = intents.map((intent) => draftAboutLibrarySubject(topic, intent, context));
    const answers = found.find((each) => each.length > 0);
    if (answers !== undefined) return answers;
  }
  const game = gameOfSubject(topic);
  if (isAddressedToPartner(question) && !question.isReferring) return [];
  const told = game === undefined ? [] : draftFromSentences(context, game, MIN_FOLLOW_UP_COVERAGE);
  const asksOnly = question.features.size === 0 && isQuestion(question);
  return told.length === 0 && asksOnly ? draftAboutLibrarySubject(topic, 'what', context) : told;
}

/** By these a game is picked, too: “one for two”, “one for my phone”. */
const SELECTION_INTENTS: LibraryIntent[] = ['players', 'platforms', 'genre'];
const EXPLICIT_REQUEST = /推荐|\b(?:recommend|suggest)|^any .*games?\b|おすすめ|オススメ|お勧め/iu;

/** Asks for a game, whatever was talked of: nothing else is asked, or only what it is to be like. */
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

/** “Yes” to the game that a bored visitor was offered. */
const acceptsOffer = ({ question }: ReplyContext): boolean =>
  question.intents.some(({ intent }) => intent === 'yes') &&
  question.previousIntents.some(({ intent }) => intent === 'bored');

const canSearchLibrary = ({ question }: ReplyContext): boolean =>
  !isAddressedToPartner(question) && question.remainder.length >= MIN_REMAINDER[question.language];

function draftWithoutSubject(context: ReplyContext): ReplyDrafts {
  const { question } = context;
  const asked = question.intents.map(({ intent }) => intent);
  const samples = draftSamples(context);
  if (samples.length > 0) return samples;
  const smallTalk = detectSmallTalk(context);
  if (smallTalk !== undefined) return draftConversation(smallTalk, context);
  if (acceptsOffer(context)) return draftOpen('recommend', context);
  const ofSelf = asked.filter(isConversationIntent).find((intent) => SELF_INTENTS.includes(intent));
  const open = asked.find(isOpenIntent);
  const wish = question.intents.find(({ intent }) => isOpenIntent(intent));
  if (ofSelf !== undefined && open === undefined) return draftConversation(ofSelf, context);
  if (wish?.intent === 'recommend' && isGameRequest(wish, question))
    return draftOpen('recommend', context);
  if (question.topic !== undefined) {
    const answers = draftAboutTopic(question.topic, context);
    if (answers.length > 0) return answers;
  }
  if (ofSelf === 'favourite') return draftConversation(ofSelf, context);
  if (open !== undefined) return draftOpen(open, context);
  const talk = asked.filter(isConversationIntent)[0];
  if (talk === 'lost' && question.topic !== undefined)
    return draftAboutLibrarySubject(question.topic, 'tips', context);
  if (talk !== undefined && talk !== 'greeting') return draftConversation(talk, context);
  const found = canSearchLibrary(context) ? draftFromSentences(context, undefined) : [];
  if (found.length > 0) return found;
  if (talk !== undefined) return draftConversation(talk, context);
  if (libraryIntents(context).length > 0 && question.isIntentOnly) return [{ key: 'which' }];
  if (isQuestion(question) && isAddressedToPartner(question))
    return [{ key: 'aboutMe', values: { line: context.partner.line[context.language] } }];
  if (isQuestion(question)) return admitUnknown(context, referencedTopic(context));
  return [{ key: 'listening', values: offeredGame(context) }];
}

/** What an activity gives is known, though its words are those of a price. */
const draftActivityRewards = (subject: Subject, context: ReplyContext): ReplyDrafts =>
  subject.kind === 'activity' ? draftAboutLibrarySubject(subject, 'rewards', context) : [];

/** What can be said to the last message, the best first; never empty. */
export function draftReplies(context: ReplyContext): ReplyDrafts {
  const asked = context.question.intents.map(({ intent }) => intent);
  if (asked.includes('crisis')) return draftConversation('crisis', context);
  if (asked.includes('human')) return draftConversation('human', context);
  const subject = findSubject(context);
  if (asked.includes('unknowable')) {
    const told = subject === undefined ? [] : draftActivityRewards(subject, context);
    return told.length > 0 ? told : admitUnknown(context, subject ?? referencedTopic(context));
  }
  const answers =
    subject === undefined ? draftWithoutSubject(context) : draftAboutSubject(subject, context);
  return answers.length > 0 ? answers : admitUnknown(context, subject);
}
