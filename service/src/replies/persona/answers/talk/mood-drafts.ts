import type { ConversationIntent } from '../../understanding/intents/intent';
import { isQuestion } from '../../understanding/question';
import type { ReplyContext } from '../reply-draft';

/** Moods that go on over several messages. */
const LASTING: ConversationIntent[] = ['sad', 'angry', 'lonely', 'sick', 'tired', 'scared', 'work'];
/** Says that something has not ended or does not work. */
const GOES_ON =
  /没|不|还|一直|总|越来越|\b(?:no|not|never|still|all (?:day|week|night)|keeps?|nobody|nothing)\b|n['’]t\b|ない|まだ|ずっと|じゅう|引きず|ばかり/iu;

/** The mood of the visitor's last message, when this one tells more of it. */
export function lastingMood({ question }: ReplyContext): ConversationIntent | undefined {
  if (question.topic !== undefined) return undefined;
  if (isQuestion(question) || (!GOES_ON.test(question.text) && question.intents.length > 0))
    return undefined;
  const before = question.previousIntents.map(({ intent }) => intent);
  return LASTING.find((intent) => before.includes(intent));
}
