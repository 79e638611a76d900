import type { Subject } from '../../knowledge/knowledge-base';
import { GENERAL_INTENTS } from '../../understanding/intents/intent';
import { isAddressedToPartner } from '../../understanding/message/addressed';
import type { ReplyContext, ReplyDraft } from '../reply-draft';
import { draftQuotes, searchSentences } from '../sentence-drafts';
import { libraryIntents } from '../subject-replies';
import { asksOrStates } from './confident-drafts';

/** Similarity from which a message about a known subject is a written question in other words. */
const MIN_SIMILARITY = 0.7;

/** Quotes the sentence whose question the message nearly is, whatever its words may also mean. */
export function draftWrittenQuestion(context: ReplyContext): ReplyDraft[] {
  const { question, language, partner, request } = context;
  if (question.language !== language || question.isIntentOnly || !asksOrStates(context)) return [];
  if (request.isStated || libraryIntents(context).some((one) => !GENERAL_INTENTS.includes(one)))
    return [];
  // The text of an entity that the message names is quoted whole.
  if (question.mentions.some(({ subject }) => subject.kind === 'entity')) return [];
  const named = question.mentions.filter(({ by }) => by !== 'part').map(({ subject }) => subject);
  const topic = isAddressedToPartner(question) ? undefined : question.topic;
  const known: Subject = named[0] ?? topic ?? { kind: 'partner', partner };
  const found = searchSentences(context, known);
  const [best] = found;
  const least = Math.max(MIN_SIMILARITY, question.nearest?.similarity ?? 0);
  return best !== undefined && best.similarity >= least ? draftQuotes(found, context) : [];
}
