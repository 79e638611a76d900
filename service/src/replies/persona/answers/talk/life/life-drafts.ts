import type { Language } from '@huoban/contracts';
import {
  isConversationIntent,
  type ConversationIntent,
  GENERAL_INTENTS,
  isLibraryIntent,
} from '../../../understanding/intents/intent';
import { readFeeling } from '../../../understanding/message/feeling';
import {
  isOfGames,
  isOfLife,
  isRequest,
  readLifeKind,
  withoutMusing,
  type LifeKind,
} from '../../../understanding/message/life';
import { thingOf } from '../../../understanding/message/thing';
import { GOOD_NEWS_CLASSES, LIFE_CLASSES } from '../../../understanding/classifier/message-classes';
import { feelingOf } from '../../../understanding/classifier/life-class';
import { personOf } from '../../../understanding/message/person';
import { isQuestion } from '../../../understanding/question';
import { detectSmallTalk } from '../../../understanding/small-talk';
import { draftConversation } from '../../conversation-drafts';
import {
  draftNearest,
  isUnknowable,
  MIN_STATEMENT_SIMILARITY,
  resemblesHelp,
} from '../../example-drafts';
import { draftProbableHelp } from '../../help-drafts';
import { draftNoted } from '../../memory-drafts';
import { asksForGame } from '../../open-drafts';
import type { ReplyContext, ReplyDraft } from '../../reply-draft';
import {
  acceptsOffer,
  draftAnswered,
  draftContinued,
  draftEveryday,
  isEverydayTalk,
  LIKELY_EVERYDAY,
  linesOf,
} from '../everyday-drafts';
import { lastingMood, wasDown } from '../mood-drafts';
import { draftGeneral } from './general-drafts';

/** Good news after bad news must be clear. */
const SURELY_GOOD = 0.8;

export function kindOf({ question }: ReplyContext): LifeKind {
  const { text, language, classes } = question;
  const kind = readLifeKind(text, language);
  if (kind === 'advice' || kind === 'musing') return kind;
  const feeling = feelingOf(classes);
  if (
    feeling === 'happy' &&
    wasDown(question) &&
    (classes?.shareOf(GOOD_NEWS_CLASSES) ?? 0) < SURELY_GOOD
  )
    return kind;
  if (feeling !== undefined) return feeling === 'happy' ? 'good' : 'bad';
  return kind;
}

/** Refers to the speaker or to what was told; other questions in such a talk are about the world. */
const REFERS =
  /[我咱它这那]|\b(?:i|we|it|them|that|this|those|one|the first)\b|それ|これ|あれ|(?:たら|れば)いい/iu;

export const refersToTalk = ({ question }: ReplyContext): boolean => REFERS.test(question.text);

/** To a question about the visitor's life that the content does not answer. */
export const draftLifeQuestion = (context: ReplyContext): ReplyDraft[] =>
  isLifeTalk(context) &&
  refersToTalk(context) &&
  !isUnknowable(context) &&
  context.question.topic === undefined
    ? [
        {
          key: 'listening',
          lines: linesOf(context.texts.everyday.lifeQuestion, 'replies', context),
        },
      ]
    : [];

/** Earlier messages that show what a talk is about. */
const MAX_BACK = 3;

/** Whether the messages before were about the visitor's life, so that a bare “none of it mattered” is, too. */
export const isLifeTalk = (context: ReplyContext): boolean =>
  isEverydayTalk(context) ||
  context.earlierLines
    .slice(-MAX_BACK)
    .some((line) => !asks(line, context.language) && isOfLife(line, context.language));

/** “涨不涨” asks in Chinese. */
const ASKS_WHETHER = /(\p{Script=Han})[不没]\1/u;

/** “There’s time, right?” states what it asks. */
const TAG = /[,.]? *(?:right|innit|isn't it|eh|yeah|huh|you know|对吧|是吧|だよね|よね)[?？]*$/iu;

const asks = (text: string, language: Language): boolean =>
  isQuestion({ text: withoutMusing(text.replace(TAG, ''), language) }) || ASKS_WHETHER.test(text);

/** Asks for a game, which a message about a life also may: “I want to relax with something short”. */
const wantsGame = (context: ReplyContext): boolean =>
  asksForGame(context) ||
  acceptsOffer(context) ||
  (context.request.isStated && WANTS_GAME.test(context.question.text));

const WANTS_GAME =
  /想(?:玩|被)|玩(?:点|个|一)|推荐|来(?:个|点)|有没有|\b(?:play|something|anything|recommend|one that)\b|遊び|遊べ|やりたい|おすすめ|\b(?:we're|we are|there are|of us)\b|[个們们]人|人で|ある[?？]*$|のがいい/iu;

/** Share of talk among all that a message may be, from which it is talk, and below which it is none. */
const SURELY_TALK = 0.7;
const NO_TALK = 0.2;

/** Whether the message tells of the visitor's own life, about which the library says nothing. */
export function tellsOfLife(context: ReplyContext): boolean {
  const { question, language } = context;
  const { text, intents, mentions, topic, classes } = question;
  if (question.language !== language || topic !== undefined) return false;
  if (mentions.some(({ by }) => by !== 'part')) return false;
  if (wantsGame(context)) return false;
  const share = classes?.shareOf(LIFE_CLASSES);
  const isGreeting = intents.some(({ intent }) => intent === 'greeting');
  if (share !== undefined && share >= SURELY_TALK && !asks(text, language) && !isGreeting)
    return true;
  if (share !== undefined && share < NO_TALK && !isLifeTalk(context)) return false;
  if (isRequest(text, language)) return false;
  if (isQuestion({ text: text.replace(TAG, '') }) && isUnknowable(context)) return false;
  const isOwn = isOfLife(text, language);
  if (resemblesHelp(context) || (isOfGames(text) && personOf(text, language) === undefined))
    return false;
  const kind = kindOf(context);
  // “Will bitcoin go up tomorrow?” is not about the visitor.
  if (kind === 'musing' && isUnknowable(context)) return false;
  const seeksAdvice = kind === 'advice' && (isOwn || isLifeTalk(context));
  const muses = kind === 'musing' && isLifeTalk(context);
  if (asks(text, language) && !seeksAdvice && !muses) return false;
  if (draftProbableHelp(context).length > 0) return false;
  if (
    seeksAdvice &&
    !isLifeTalk(context) &&
    intents.some(({ intent }) => isLibraryIntent(intent) && !GENERAL_INTENTS.includes(intent))
  )
    return false;
  return isOwn || isLifeTalk(context);
}

/** Areas of life whose topics already answer bad news. */
const OF_TROUBLE = ['events', 'feelings', 'intents', 'moods', 'news', 'people'];

/** Whether a talk about something pleasant comes to bad news: “my fingers hurt” after “I learn the guitar”. */
function isTurn(context: ReplyContext): boolean {
  const { question, texts } = context;
  const area = texts.everyday[question.talkedOf ?? '']?.area;
  return (
    kindOf(context) === 'bad' &&
    !isQuestion(question) &&
    area !== undefined &&
    !OF_TROUBLE.includes(area)
  );
}

/** Intents that a word of a longer message proves too little: “retired with nothing to do, so I bought a fiddle”. */
const OF_A_WORD: ConversationIntent[] = [
  'weather',
  'work',
  'agree',
  'confused',
  'bored',
  'food',
  'laugh',
];

/** Replies to a message about the visitor's life that resembles no example. */
export function draftOfLife(context: ReplyContext): ReplyDraft[] {
  const { question } = context;
  const kind = kindOf(context);
  if (kind === 'advice') return draftGeneral(context);
  const noted = draftNoted(context, ['name', 'like', 'dislike', 'promise', 'platform', 'fact']);
  if (noted.length > 0) return noted;
  // “The exam went well” is good news, not about work.
  if (kind === 'good') return draftGeneral(context);
  const isOfThing = thingOf(question.text, question.language) !== undefined;
  const smallTalk =
    detectSmallTalk(context) ??
    question.intents.flatMap(({ intent }) => (isConversationIntent(intent) ? [intent] : []))[0];
  // “My boss told me off” is bad news, not about work.
  const news = smallTalk === 'work' ? readFeeling(question.text, question.language) : undefined;
  const saysMore =
    smallTalk !== undefined && OF_A_WORD.includes(smallTalk) && !question.isIntentOnly;
  if (saysMore && isOfThing) return draftGeneral(context);
  if (smallTalk !== undefined && smallTalk !== 'taste' && smallTalk !== 'confused')
    return draftConversation(news ?? smallTalk, context);
  const felt = draftNearest(context, MIN_STATEMENT_SIMILARITY);
  if (felt.length > 0) return felt;
  const likely = draftEveryday(context, LIKELY_EVERYDAY);
  if (likely.length > 0) return likely;
  if (isTurn(context)) return draftGeneral(context);
  const continued = draftAnswered(context);
  if (continued.length > 0) return continued;
  const mood = lastingMood(context);
  // A talk that goes on about a thing is no longer about the mood.
  if (!isOfThing && mood !== undefined && readFeeling(question.text, question.language) !== 'happy')
    return draftContinued('more', context).concat(draftConversation(mood, context));
  return draftGeneral(context);
}
