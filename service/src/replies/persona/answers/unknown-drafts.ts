import { gameOfSubject, type Subject } from '../knowledge/knowledge-base';
import type { SentenceMatch } from '../knowledge/sentence-index';
import { offeredGame } from './conversation-drafts';
import type { ReplyContext, ReplyDraft, TemplateDraft } from './reply-draft';

/** Coverage from which a sentence is near enough to be offered instead of an answer. */
const MIN_NEAREST_COVERAGE = 0.2;

/** Says that the answer is not known, with the nearest that is. */
export function admitUnknown(
  context: ReplyContext,
  subject?: Subject,
  nearest?: SentenceMatch,
): ReplyDraft[] {
  const { language } = context;
  const game = subject === undefined ? undefined : gameOfSubject(subject);
  if (game === undefined)
    return [{ key: 'unknown', followUp: { key: 'offer', values: offeredGame(context) } }];
  const title = game.title[language];
  const offer: TemplateDraft =
    nearest !== undefined && nearest.coverage >= MIN_NEAREST_COVERAGE
      ? { key: 'nearest', values: { text: nearest.sentence.quote } }
      : { key: 'offer', values: { title } };
  return [{ key: 'unknownAbout', values: { title }, followUp: offer }];
}
