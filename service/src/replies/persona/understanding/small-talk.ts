import type { ReplyContext } from '../answers/reply-draft';
import {
  isLibraryIntent,
  isConversationIntent,
  type Intent,
  type ConversationIntent,
} from './intents/intent';
import { isOpenIntent } from '../answers/open-drafts';
import { isQuestion, MIN_REMAINDER } from './question';

/** Small-talk intents by precedence. */
const SMALL_TALK_INTENTS: ConversationIntent[] = [
  'sad',
  'joke',
  'age',
  'goodNight',
  'bye',
  'love',
  'sorry',
  'won',
  'insult',
  'praise',
  'tired',
  'bored',
  'thanks',
  'howAreYou',
  'laugh',
  'greeting',
];

/** Intents that often accompany small talk without a question. */
const NEUTRAL_LIBRARY_INTENTS: Intent[] = ['what', 'opinion'];
const NEUTRAL_CONVERSATION_INTENTS: Intent[] = ['yes', 'lost'];
/** A longer remainder is more than small talk. */
const MAX_REMAINDER = { zh: 8, ja: 12, en: 28 };

/** The small-talk intent of a message that is nothing else. */
export function detectSmallTalk({ question }: ReplyContext): ConversationIntent | undefined {
  const intents = question.intents.map(({ intent }) => intent);
  const social = SMALL_TALK_INTENTS.find((intent) => intents.includes(intent));
  if (social === undefined || question.mentions.length > 0) return undefined;
  if (social === 'joke' || social === 'age') return social;
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
  // A greeting with a question needs an answer to the question.
  const limit = social === 'greeting' && isQuestion(question) ? MIN_REMAINDER : MAX_REMAINDER;
  if (asksMore || asksOfSelf || question.remainder.length > limit[question.language])
    return undefined;
  return social;
}
