import { worthIn } from '../../knowledge/term-match';
import { foldText } from '../../understanding/fold-text';
import type { ReplyContext } from '../reply-draft';

/** Worth of a term that counts as all. */
const MUCH_WORTH = 8;
/** Characters of a reply that counts as long. */
const LONG = { zh: 100, en: 300, ja: 100 } as const;

/** How much of a message a reply takes up, each from 0 to 1. */
export type Overlap = Readonly<Record<'share' | 'strongest' | 'relative' | 'length', number>>;

/** What each of several replies to a message takes up of its words; `relative` compares with the reply that takes up most. */
export function readOverlaps(
  replies: readonly string[],
  { question, sentences, language }: ReplyContext,
): Overlap[] {
  const terms = sentences.weigh(question.terms, language);
  const total = terms.reduce((sum, { worth }) => sum + worth, 0);
  const overlaps = replies.map((reply) => {
    const folded = foldText(reply, language);
    const found = terms.map((term) => worthIn(term, folded));
    return {
      share: total === 0 ? 0 : found.reduce((sum, worth) => sum + worth, 0) / total,
      strongest: Math.min(1, Math.max(0, ...found) / MUCH_WORTH),
      length: Math.min(1, reply.length / LONG[language]),
    };
  });
  const most = Math.max(0, ...overlaps.map(({ share }) => share));
  return overlaps.map((one) => ({ ...one, relative: most === 0 ? 0 : one.share / most }));
}
