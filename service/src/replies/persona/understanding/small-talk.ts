import { isOfGame } from '../knowledge/knowledge-base';
import type { ReplyContext } from '../answers/reply-draft';
import {
  isLibraryIntent,
  isConversationIntent,
  type Intent,
  type ConversationIntent,
} from './intents/intent';
import { isOpenIntent } from '../answers/open-drafts';
import { isQuestion, MIN_REMAINDER, type Question } from './question';

/** Small-talk intents by precedence. */
const SMALL_TALK_INTENTS: ConversationIntent[] = [
  'birthday',
  'visitorUnknown',
  'visitorName',
  'repeating',
  'today',
  'clock',
  'body',
  'jailbreak',
  'whatIf',
  'longTime',
  'sad',
  'lonely',
  'angry',
  'sick',
  'happy',
  'joke',
  'age',
  'goodNight',
  'bye',
  'love',
  'sorry',
  'won',
  'insult',
  'praise',
  'holiday',
  'tired',
  'bored',
  'work',
  'food',
  'rain',
  'heat',
  'weather',
  'brb',
  'will',
  'understand',
  'plans',
  'thanks',
  'howAreYou',
  'laugh',
  'greeting',
  'agree',
  'confused',
  'secret',
  'taste',
];

/** Never part of a question about anything else. */
const ALWAYS_SOCIAL: ConversationIntent[] = [
  'joke',
  'age',
  'visitorUnknown',
  'visitorName',
  'birthday',
  'today',
  'clock',
  'body',
  'jailbreak',
  'whatIf',
];
/** Words of a visitor's life that also occur in games: in a talk about one, a question with them is about it. */
const OF_GAMES: ConversationIntent[] = [
  'work',
  'food',
  'rain',
  'heat',
  'weather',
  'sick',
  'tired',
  'sad',
  'lonely',
  'angry',
];
const PERSONAL = /[我你您]|\b(?:i|i'm|my|me|we|you|your)\b|私|僕|俺|きみ|君|あなた/iu;
/** Intents that often accompany small talk without a question. */
const NEUTRAL_LIBRARY_INTENTS: Intent[] = ['what', 'opinion'];
const NEUTRAL_CONVERSATION_INTENTS: Intent[] = ['yes', 'lost'];
/** A longer remainder is more than small talk. */
const MAX_REMAINDER = { zh: 8, ja: 12, en: 28 };

export const isSmallTalkIntent = (intent: string): boolean =>
  SMALL_TALK_INTENTS.some((one) => one === intent);

/** Whether words that may be small talk ask about the game of the talk: “do I fall asleep in the rain?” */
export const asksOfGame = (intent: Intent, question: Pick<Question, 'text' | 'topic'>): boolean =>
  isOfGame(question.topic) &&
  OF_GAMES.some((one) => one === intent) &&
  isQuestion(question) &&
  !PERSONAL.test(question.text);

/** The small-talk intent of a message that is nothing else. */
export function detectSmallTalk({ question }: ReplyContext): ConversationIntent | undefined {
  const intents = question.intents.map(({ intent }) => intent);
  const social = SMALL_TALK_INTENTS.find((intent) => intents.includes(intent));
  if (social === undefined || question.mentions.length > 0) return undefined;
  if (ALWAYS_SOCIAL.includes(social)) return social;
  if (asksOfGame(social, question)) return undefined;
  const asksMore = intents.some(
    (intent) =>
      isOpenIntent(intent) ||
      (isLibraryIntent(intent) && !NEUTRAL_LIBRARY_INTENTS.includes(intent)),
  );
  const asksOfSelf = intents.some(
    (intent) =>
      isConversationIntent(intent) &&
      !SMALL_TALK_INTENTS.includes(intent) &&
      !NEUTRAL_CONVERSATION_INTENTS.includes(intent),
  );
  if (asksMore || asksOfSelf) return undefined;
  if (!isQuestion(question)) return social;
  // A greeting with a question needs an answer to the question.
  const limit = social === 'greeting' ? MIN_REMAINDER : MAX_REMAINDER;
  return question.remainder.length > limit[question.language] ? undefined : social;
}

/** Small talk in so many words, which a sentence of the content can only resemble. */
export const isOnlySmallTalk = (context: ReplyContext): boolean =>
  context.question.isIntentOnly && detectSmallTalk(context) !== undefined;
