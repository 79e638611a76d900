import type { ReplyContext } from '../answers/reply-draft';
import {
  isLibraryIntent,
  isConversationIntent,
  type Intent,
  type ConversationIntent,
} from './intents/intent';
import { isOpenIntent } from '../answers/open-drafts';
import { isQuestion, MIN_REMAINDER } from './question';

/** What is only said, or asked of nobody but the partner; what weighs more comes first. */
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

/** Words that often stand with small talk and ask for nothing. */
const NEUTRAL_LIBRARY_INTENTS: Intent[] = ['what', 'opinion'];
const NEUTRAL_CONVERSATION_INTENTS: Intent[] = ['yes', 'lost'];
/** More than this beside the social words is a matter of its own. */
const MAX_REMAINDER = { zh: 8, ja: 12, en: 28 };

/** Of a message that is small talk and nothing else, what kind of it. */
export function detectSmallTalk({ question }: ReplyContext): ConversationIntent | undefined {
  const asked = question.intents.map(({ intent }) => intent);
  const social = SMALL_TALK_INTENTS.find((intent) => asked.includes(intent));
  if (social === undefined || question.mentions.length > 0) return undefined;
  if (social === 'joke' || social === 'age') return social;
  const asksMore = asked.some(
    (intent) =>
      isOpenIntent(intent) ||
      (isLibraryIntent(intent) && !NEUTRAL_LIBRARY_INTENTS.includes(intent)),
  );
  const asksOfSelf = asked.some(
    (intent) =>
      isConversationIntent(intent) &&
      !SMALL_TALK_INTENTS.includes(intent) &&
      !NEUTRAL_CONVERSATION_INTENTS.includes(intent),
  );
  // Who says hello and asks at once wants to hear the answer.
  const limit = social === 'greeting' && isQuestion(question) ? MIN_REMAINDER : MAX_REMAINDER;
  if (asksMore || asksOfSelf || question.remainder.length > limit[question.language])
    return undefined;
  return social;
}
