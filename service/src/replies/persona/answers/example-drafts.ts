import {
  isConversationIntent,
  isLibraryIntent,
  type Intent,
} from '../understanding/intents/intent';
import { detectSmallTalk } from '../understanding/small-talk';
import { draftConversation } from './conversation-drafts';
import { isOpenIntent } from './open-drafts';
import type { ReplyContext, ReplyDraft } from './reply-draft';
import { GENERAL_INTENTS } from './subject-replies';

/** Whether a pattern of an intent names what is asked for. */
const isSpecific = (intent: Intent): boolean =>
  isOpenIntent(intent) || (isLibraryIntent(intent) && !GENERAL_INTENTS.includes(intent));

/** Patterns of these are exact. */
const ABOUT_PARTNER: Intent[] = ['age', 'name', 'self', 'ability', 'favourite', 'likes'];
export const isAboutPartner = (intent: Intent): boolean => ABOUT_PARTNER.includes(intent);

/** Similarity to an example from which a message means the same. */
const MIN_SIMILARITY = { talk: 0.55, overPattern: 0.7, help: 0.45, helpInTalk: 0.62 };
/** Enough for a statement that would only be echoed otherwise. */
export const MIN_STATEMENT_SIMILARITY = 0.45;

/** Replies to small talk and questions about the site that resemble an example. */
export function draftNearest(context: ReplyContext, minimum = MIN_SIMILARITY.talk): ReplyDraft[] {
  const { nearest, topic, intents, language, isReferring } = context.question;
  if (nearest === undefined || language !== context.language) return [];
  const { value, similarity } = nearest;
  if ('help' in value) {
    const asksElse = topic !== undefined || intents.some(({ intent }) => isSpecific(intent));
    const text = value.help.body[language];
    const isShort = asksElse && context.question.terms.length < 2;
    return !isShort && similarity >= (asksElse ? MIN_SIMILARITY.helpInTalk : MIN_SIMILARITY.help)
      ? [{ key: 'help', values: { text }, fact: text }]
      : [];
  }
  if (isReferring && topic !== undefined) return [];
  if (intents.some(({ intent }) => isAboutPartner(intent) || intent === 'yes')) return [];
  const least = detectSmallTalk(context) === undefined ? minimum : MIN_SIMILARITY.overPattern;
  return isConversationIntent(value.intent) && similarity >= least
    ? draftConversation(value.intent, context)
    : [];
}
