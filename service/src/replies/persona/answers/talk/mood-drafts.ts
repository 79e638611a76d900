import type { ConversationIntent } from '../../understanding/intents/intent';
import { isQuestion, type Question } from '../../understanding/question';
import { draftConversation } from '../conversation-drafts';
import type { ReplyContext, ReplyDraft } from '../reply-draft';

/** Moods that go on over several messages. */
const LASTING: ConversationIntent[] = ['sad', 'angry', 'lonely', 'sick', 'tired', 'scared', 'work'];
/** Says that something has not ended or does not work. */
const GOES_ON =
  /没|不|还|一直|总|越来越|\b(?:no|not|never|still|all (?:day|week|night)|keeps?|nobody|nothing)\b|n['’]t\b|ない|まだ|ずっと|じゅう|引きず|ばかり/iu;

/** Whether the visitor's last messages brought bad news. */
export const wasDown = ({ moodsBefore }: Question): boolean =>
  LASTING.some((intent) => moodsBefore.includes(intent));

/** The mood of the visitor's last message, when this one tells more of it. */
export function lastingMood({ question }: ReplyContext): ConversationIntent | undefined {
  if (question.topic !== undefined) return undefined;
  if (isQuestion(question) || (!GOES_ON.test(question.text) && question.intents.length > 0))
    return undefined;
  return LASTING.find((intent) => question.moodsBefore.includes(intent));
}

const ASKS_HELP =
  /办法|怎么办|建议|怎么(?:才能|缓解|调整)|\bwhat (?:should|can|do) i do\b|\bany (?:advice|tips|ideas)\b|どうすれば|どうしたら|アドバイス/iu;

/** “What can I do?” after bad news asks for advice, not for a game. */
export function draftAdvice(context: ReplyContext): ReplyDraft[] {
  const { question } = context;
  const isBare = question.terms.length <= 1 && question.mentions.length === 0;
  return wasDown(question) &&
    isBare &&
    question.topic === undefined &&
    ASKS_HELP.test(question.text)
    ? draftConversation('advice', context)
    : [];
}
