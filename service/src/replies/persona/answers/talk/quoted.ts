import type { Language } from '@huoban/contracts';
import { splitSentences } from '../../../../content/split-sentences';
import type { SentenceMatch } from '../../knowledge/sentence-index';
import type { HelpSection } from '../../knowledge/sentences';
import { foldText } from '../../understanding/fold-text';
import type { Term } from '../../understanding/terms';
import type { ReplyContext } from '../reply-draft';

/** A shorter sentence may occur in any reply. */
const MIN_QUOTE_LENGTH = 8;

/** The sections of help or an agreement that a reply quotes. */
export const findQuotedHelp = (
  help: HelpSection[],
  reply: string,
  language: Language,
): HelpSection[] =>
  help.filter(({ body }) =>
    splitSentences(body[language], language).some(
      (sentence) => sentence.length >= MIN_QUOTE_LENGTH && reply.includes(sentence),
    ),
  );

/** The passages that the last reply quotes, in its order. */
export function findQuoted(
  matches: SentenceMatch[],
  { previousReplies }: ReplyContext,
): SentenceMatch[] {
  const last = previousReplies.at(-1) ?? '';
  return matches
    .filter(({ sentence }) => last.includes(sentence.text))
    .sort((a, b) => last.indexOf(a.sentence.text) - last.indexOf(b.sentence.text));
}

const ENDS = /[，、；：。,;:]\s*|\.(?:\s+|$)/u;
const isDense = (text: string): boolean => /^\p{Script=Han}{2}/u.test(text);

/** The only part of a sentence with a word of the message, or with the first character of one: 年卡168元 for 年费. */
export function findClause(
  sentence: string,
  terms: Term[],
  language: Language,
): string | undefined {
  const clauses = sentence.split(ENDS).filter((clause) => clause !== '');
  const isOf = (clause: string) =>
    terms.some((term) => {
      const folded = foldText(clause, language);
      const [first = ''] = term.text;
      return folded.includes(term.text) || (isDense(term.text) && folded.includes(first));
    });
  const found = clauses.filter(isOf);
  return found.length === 1 && clauses.length > 1 ? found[0] : undefined;
}
