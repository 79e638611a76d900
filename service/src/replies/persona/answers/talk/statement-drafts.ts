import { statesPlan } from '../../understanding/message/plan';
import { isQuestion } from '../../understanding/question';
import { isSmallTalkIntent } from '../../understanding/small-talk';
import { echoOf } from '../../wording/echo';
import { draftConversation } from '../conversation-drafts';
import type { ReplyContext, ReplyDraft } from '../reply-draft';

/** Good wishes for what the visitor is going to do. */
export function draftPlan(context: ReplyContext): ReplyDraft[] {
  const { text, language, intents } = context.question;
  if (isQuestion(context.question) || !statesPlan(text, language)) return [];
  return intents.some(({ intent }) => isSmallTalkIntent(intent))
    ? []
    : draftConversation('luck', context);
}

/** Listens to a statement that means nothing else; tells it back unless that was done with the one before. */
export function draftListening(context: ReplyContext): ReplyDraft[] {
  const { question, earlierLines, previousReplies, language } = context;
  const before = echoOf(earlierLines.at(-1) ?? '', language);
  const wasEchoed = before !== undefined && previousReplies.at(-1)?.includes(before) === true;
  const echo = wasEchoed ? undefined : echoOf(question.text, language);
  return [{ key: 'listening', ...(echo !== undefined && { values: { echo } }) }];
}
