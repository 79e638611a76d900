import { draftConversation } from '../conversation-drafts';
import { draftOpen } from '../open-drafts';
import type { ReplyContext, ReplyDraft } from '../reply-draft';
import { draftAboutLibrarySubject } from '../subject-drafts';

/** More of what came before: another joke, another sentence about the topic. */
export function draftAnother(context: ReplyContext): ReplyDraft[] {
  const { previousIntents, talkedOf, topic } = context.question;
  if (talkedOf === 'joke' || previousIntents.some(({ intent }) => intent === 'joke'))
    return draftConversation('joke', context);
  if (previousIntents.some(({ intent }) => intent === 'recommend'))
    return draftOpen('recommend', context);
  return topic === undefined
    ? draftConversation('another', context)
    : draftAboutLibrarySubject(topic, 'what', context);
}
