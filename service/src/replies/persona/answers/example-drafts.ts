import { isOfGame } from '../knowledge/knowledge-base';
import {
  GENERAL_INTENTS,
  isConversationIntent,
  isLibraryIntent,
  type Intent,
} from '../understanding/intents/intent';
import { isAddressedToPartner } from '../understanding/message/addressed';
import { tellsEvent } from '../understanding/message/life';
import { isQuestion, statesProblem } from '../understanding/question';
import { asksOfGame, detectSmallTalk } from '../understanding/small-talk';
import { draftConversation } from './conversation-drafts';
import { draftNoted } from './memory-drafts';
import { isOpenIntent } from './open-drafts';
import { ABOUT_SITE } from './preferences';
import type { ReplyContext, ReplyDraft } from './reply-draft';

/** Whether a pattern of an intent names what is asked for. */
const isSpecific = (intent: Intent): boolean =>
  isOpenIntent(intent) || (isLibraryIntent(intent) && !GENERAL_INTENTS.includes(intent));

/** Patterns that also match other messages. */
const LOOSE_INTENTS: Intent[] = ['won', 'lost', 'work', 'laugh', 'praise', 'greeting'];
/** Patterns that leave no doubt. */
const EXACT_INTENTS: Intent[] = ['howManyGames', 'newest', 'oldest'];
/** Patterns of these are exact. */
const ABOUT_PARTNER: Intent[] = ['age', 'name', 'self', 'ability', 'favourite', 'likes'];
export const isAboutPartner = (intent: Intent): boolean => ABOUT_PARTNER.includes(intent);

/** Similarity to an example from which a message means the same. */
const MIN_SIMILARITY = {
  talk: 0.55,
  overPattern: 0.7,
  help: 0.45,
  /** The same for a message with words of the site. */
  site: 0.36,
  specific: 0.52,
  helpInTalk: 0.62,
};
/** Enough for a statement that would only be echoed otherwise. */
export const MIN_STATEMENT_SIMILARITY = 0.45;

const WANTS =
  /[不别]要|想|有没有|推荐|的$|\b(?:want|no|not|nothing|without|any|recommend|game)\b|やりたい|以外|なし|苦手|ゲーム|やつ/iu;

/** “I can't sleep, what now?” stays personal in a talk about a game. */
const ASKS_ADVICE = /怎么办|\bwhat (?:should|can|do) i do\b|どうしよう/iu;

/** Similarity to an example of what the content does not know. */
const MIN_UNKNOWABLE_SIMILARITY = 0.45;
/** Nearly the same words, which no sentence that shares some of them answers. */
const MIN_SURE_SIMILARITY = 0.72;

/** Whether a message resembles examples of what the content does not know. */
export const isUnknowable = (
  { question: { nearest, text, language } }: ReplyContext,
  minimum = MIN_UNKNOWABLE_SIMILARITY,
): boolean =>
  (isQuestion({ text }) || !tellsEvent(text, language)) &&
  nearest !== undefined &&
  'intent' in nearest.value &&
  nearest.value.intent === 'unknowable' &&
  nearest.similarity >= minimum;

/** Whether a message surely asks for what the content does not know. */
export const isSurelyUnknowable = (context: ReplyContext): boolean =>
  context.question.topic === undefined && isUnknowable(context, MIN_SURE_SIMILARITY);

export const resemblesHelp = ({ question: { nearest, text } }: ReplyContext): boolean =>
  nearest !== undefined &&
  'help' in nearest.value &&
  nearest.similarity >= MIN_SIMILARITY[ABOUT_SITE.test(text) ? 'site' : 'specific'];

/** Help that a question resembles a little, better than no answer. */
export function draftLikelyHelp({ question, language }: ReplyContext): ReplyDraft[] {
  const { nearest } = question;
  if (nearest === undefined || !('help' in nearest.value)) return [];
  if (nearest.similarity < MIN_SIMILARITY.site || question.topic !== undefined) return [];
  const text = nearest.value.help.body[language];
  return [{ key: 'help', values: { text }, fact: text }];
}

/** Whether a message resembles any example enough to mean the same. */
export const resemblesExample = ({ question: { nearest } }: ReplyContext): boolean =>
  nearest !== undefined && nearest.similarity >= MIN_SIMILARITY.talk;

const gameOfTalk = ({ question: { topic } }: ReplyContext): boolean => isOfGame(topic);

/** Replies to small talk and questions about the site that resemble an example. */
export function draftNearest(context: ReplyContext, minimum = MIN_SIMILARITY.talk): ReplyDraft[] {
  const { nearest, topic, intents, language, isReferring } = context.question;
  if (nearest === undefined || language !== context.language) return [];
  const { value, similarity } = nearest;
  if ('help' in value) {
    if (intents.some(({ intent }) => EXACT_INTENTS.includes(intent))) return [];
    const namesSite = ABOUT_SITE.test(context.question.text);
    const tells = !namesSite && !isQuestion(context.question) && !statesProblem(context.question);
    const asksElse = tells || intents.some(({ intent }) => isSpecific(intent));
    const least =
      topic === undefined
        ? asksElse
          ? MIN_SIMILARITY.specific
          : MIN_SIMILARITY[namesSite ? 'site' : 'help']
        : MIN_SIMILARITY.helpInTalk;
    // “I want to quit” in a talk about a job is about the job.
    const isOfTalk = tells && context.question.talkedOf !== undefined;
    if (
      (isOfTalk || detectSmallTalk(context) !== undefined) &&
      similarity < MIN_SIMILARITY.overPattern
    )
      return [];
    // “How long does that take?” is about the help that was given.
    const isDuration = context.question.focus?.kind === 'duration';
    const isUnsure = isReferring && (isDuration || similarity < MIN_SIMILARITY.helpInTalk);
    const sections = isUnsure ? context.quotedHelp : [];
    if (sections.length > 0 && !sections.includes(value.help)) return [];
    const text = value.help.body[language];
    const isShort = topic !== undefined && context.question.terms.length < 2;
    return !isShort && similarity >= least ? [{ key: 'help', values: { text }, fact: text }] : [];
  }
  // Dangers have a threshold of their own.
  if (value.intent === 'crisis' || (isReferring && topic !== undefined)) return [];
  if (intents.some(({ intent }) => isAboutPartner(intent) || intent === 'yes')) return [];
  // “I love rain” is not said to the partner.
  const liked = value.intent === 'love' ? draftNoted(context, ['like']) : [];
  if (liked.length > 0) return liked;
  if (value.intent === 'maker' && topic !== undefined) return [];
  // “どんなの？” after a recommendation asks what the game is like.
  if (value.intent === 'self' && gameOfTalk(context) && !isAddressedToPartner(context.question))
    return [];
  // “What are the rewards?” of the event of the talk is no wish to be praised.
  if (topic?.kind === 'activity' && intents.some(({ intent }) => isSpecific(intent))) return [];
  // “Nothing scary” is a requirement.
  if (
    value.intent === 'scared' &&
    (WANTS.test(context.question.text) || context.request.isContinued)
  )
    return [];
  // “Who lives there?” in a talk about a game is about the game.
  if (gameOfTalk(context) && context.question.focus?.kind === 'person') return [];
  const pattern = detectSmallTalk(context);
  // “What can the umbrella do?” in a talk about a game is about the game.
  const isOfGame = topic?.kind === 'game' && context.question.terms.length > 0;
  const floor =
    !(isOfGame && isAboutPartner(value.intent)) &&
    !(asksOfGame(value.intent, context.question) && !ASKS_ADVICE.test(context.question.text)) &&
    (pattern === undefined || LOOSE_INTENTS.includes(pattern)) &&
    !intents.some(({ intent }) => isOpenIntent(intent))
      ? minimum
      : MIN_SIMILARITY.overPattern;
  return isConversationIntent(value.intent) && similarity >= floor
    ? draftConversation(value.intent, context)
    : [];
}
