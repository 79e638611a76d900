import type { Asking } from './answer';
import { isLibraryIntent, isTalkIntent, type Intent, type TalkIntent } from './asking/intent';
import { isOpen } from './open-answers';
import { asksSomething, ENOUGH_LEFT } from './question';

/** What is only said, or asked of nobody but the partner; what weighs more comes first. */
const SOCIAL: TalkIntent[] = [
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
const IDLE: Intent[] = ['what', 'opinion'];
const PASSING: Intent[] = ['yes', 'lost'];
/** More than this beside the social words is a matter of its own. */
const MUCH = { zh: 8, ja: 12, en: 28 };

/** Of a message that is small talk and nothing else, what kind of it. */
export const smallTalkOf = ({ question }: Asking): TalkIntent | undefined => {
  const asked = question.asked.map(({ intent }) => intent);
  const social = SOCIAL.find((intent) => asked.includes(intent));
  if (social === undefined || question.mentions.length > 0) return undefined;
  if (social === 'joke' || social === 'age') return social;
  const asksMore = asked.some(
    (intent) => isOpen(intent) || (isLibraryIntent(intent) && !IDLE.includes(intent)),
  );
  const asksOfSelf = asked.some(
    (intent) => isTalkIntent(intent) && !SOCIAL.includes(intent) && !PASSING.includes(intent),
  );
  // Who says hello and asks at once wants to hear the answer.
  const much = social === 'greeting' && asksSomething(question) ? ENOUGH_LEFT : MUCH;
  if (asksMore || asksOfSelf || question.left.length > much[question.written]) return undefined;
  return social;
};
