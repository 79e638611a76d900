import { readLifeArea } from '../../understanding/message/life-area';
import { statesPlan } from '../../understanding/message/plan';
import { isQuestion } from '../../understanding/question';
import { isSmallTalkIntent } from '../../understanding/small-talk';
import { draftConversation } from '../conversation-drafts';
import { draftContinued, draftEveryday, LIKELY_EVERYDAY } from './everyday-drafts';
import { draftGeneral, freshEcho } from './life/general-drafts';
import { kindOf } from './life/life-drafts';
import type { ReplyContext, ReplyDraft } from '../reply-draft';

const PERSONAL = /我|\b(?:i|i'm|i've|my|me|we)\b|私|僕|俺|わたし|うち/iu;

/** “I want to go to the sea” without the speaker. */
const WISH = /たい(?:な|なあ|なー|よ|です)?[。！!〜～]*$/u;

/** Whether a statement is about who makes it. */
export const isOfSpeaker = (text: string): boolean => PERSONAL.test(text) || WISH.test(text);

/** Good wishes for what the visitor is going to do. */
export function draftPlan(context: ReplyContext): ReplyDraft[] {
  const { text, language, intents } = context.question;
  if (isQuestion(context.question) || !statesPlan(text, language)) return [];
  return intents.some(({ intent }) => isSmallTalkIntent(intent))
    ? []
    : draftConversation('luck', context);
}

/** Whether a statement tells a plan, news or of a person, which deserves more than to be told back. */
const tellsMore = (context: ReplyContext): boolean =>
  context.question.topic === undefined &&
  context.question.language === context.language &&
  (!['fragment', 'state'].includes(kindOf(context)) ||
    readLifeArea(context.question.text, context.language) !== undefined);

/** Goes on with what the talk is about, or listens; tells a statement back unless that was done with the one before. */
export function draftListening(context: ReplyContext): ReplyDraft[] {
  const continued = draftContinued('more', context);
  if (continued.length > 0) return continued;
  const likely = draftEveryday(context, LIKELY_EVERYDAY);
  if (likely.length > 0) return likely;
  if (tellsMore(context)) return draftGeneral(context);
  const echo = freshEcho(context);
  return [{ key: 'listening', ...(echo !== undefined && { values: { echo } }) }];
}
