import { passesChoice, readOptions } from '../../understanding/message/options';
import { draftConversation } from '../conversation-drafts';
import type { ReplyContext, ReplyDraft } from '../reply-draft';

/** A vote between two things of a life that the visitor cannot decide: “pizza or sushi, you pick”. Japanese has examples. */
export function draftChoice(context: ReplyContext): ReplyDraft[] {
  const { question, language, request } = context;
  const { text, topic, mentions } = question;
  if (language === 'ja' || question.language !== language || topic !== undefined) return [];
  if (request.isStated || request.isContinued) return [];
  if (mentions.some(({ by }) => by !== 'part') || (language === 'en' && !passesChoice(text)))
    return [];
  return readOptions(text, language).length > 1 ? draftConversation('choice', context) : [];
}
