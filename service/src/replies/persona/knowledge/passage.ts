import type { Language } from '@huoban/contracts';
import type { SentenceMatch } from './sentence-index';
import type { Sentence } from './sentences';
import { createUnitTest, type Focus } from '../understanding/focus';

const MIN_SECOND_SCORE_RATIO = 0.62;
/** Of sentences that extend a passage that has room. */
const MIN_OTHER_SCORE_RATIO = 0.5;
const MAX_OTHERS = 3;
/** Sentences of a passage that others extend. */
const MAX_SENTENCES: Record<Language, number> = { zh: 3, en: 5, ja: 6 };
/** Sentences that a quote may be extended by. */
const MAX_FOLLOWING = 2;
/** Characters of a passage, unless the best sentence with what it depends on is longer. */
export const MAX_PASSAGE_LENGTH: Record<Language, number> = { zh: 130, ja: 175, en: 330 };

/** One sentence of a text. */
type Part = Pick<Sentence, 'texts' | 'index'>;

const textOf = ({ texts, index }: Part): string => texts[index] ?? '';

/** A sentence and the preceding ones that it depends on. */
const partsOf = ({ texts, index, quote }: Sentence): Part[] =>
  texts
    .slice(0, index + 1)
    .flatMap((text, at) => (quote.includes(text) ? [{ texts, index: at }] : []));

/** Parts of both, each once. */
const union = (parts: Part[], more: Part[]): Part[] => [
  ...parts,
  ...more.filter((one) => !parts.some((part) => textOf(part) === textOf(one))),
];

/** Parts of one text that follow each other. */
function toRuns(parts: Part[]): Part[][] {
  const runs: Part[][] = [];
  for (const part of parts.toSorted((a, b) => a.index - b.index)) {
    const run = runs.find((one) => {
      const last = one.at(-1);
      return last?.texts === part.texts && last.index + 1 === part.index;
    });
    if (run === undefined) runs.push([part]);
    else run.push(part);
  }
  return runs;
}

/** The run of the first part, then the others. */
function toText(parts: Part[], language: Language): string {
  const [best] = parts;
  const runs = toRuns(parts);
  const isFirst = (run: Part[]) => best !== undefined && run.includes(best);
  return [...runs.filter(isFirst), ...runs.filter((run) => !isFirst(run))]
    .flat()
    .map(textOf)
    .join(language === 'en' ? ' ' : '');
}

/** The sentence with what follows it, unless it has the number that was asked for; at the end of a text with what precedes it. */
function withNext(
  sentence: Sentence,
  focus: Focus | undefined,
  language: Language,
  fits: (parts: Part[]) => boolean,
): Part[] {
  const { text, texts, index } = sentence;
  const parts = partsOf(sentence);
  if (createUnitTest(focus, language)(text)) return parts;
  const following = texts
    .slice(index + 1, index + 1 + MAX_FOLLOWING)
    .map((_, offset) => ({ texts, index: index + 1 + offset }));
  const before = [{ texts, index: index - 1 }, ...parts];
  if (following.length === 0 && index > 0 && parts.length === 1 && fits(before)) return before;
  return following.reduce(
    (whole, next) => (fits([...whole, next]) ? [...whole, next] : whole),
    parts,
  );
}

/**
 * The text of a match with its context: when it is the best, with the next one that answers about as well, else with what
 * follows; extended by others of the same subject as long as they fit.
 */
export function quotePassage(
  { sentence, score }: SentenceMatch,
  others: SentenceMatch[],
  focus: Focus | undefined,
  language: Language,
): string {
  const limit = MAX_PASSAGE_LENGTH[language];
  const fits = (parts: Part[]) => toText(parts, language).length <= limit;
  const [second] = others;
  const isJoined =
    second !== undefined &&
    second.score <= score &&
    second.score >= score * MIN_SECOND_SCORE_RATIO &&
    sentence.text.length + second.sentence.text.length <= limit;
  const start = isJoined
    ? union(partsOf(sentence), partsOf(second.sentence))
    : withNext(sentence, focus, language, fits);
  const parts = others
    .filter((other) => other.score >= score * MIN_OTHER_SCORE_RATIO)
    .slice(0, MAX_OTHERS)
    .reduce((whole, other) => {
      const longer = union(whole, partsOf(other.sentence));
      return fits(longer) && longer.length <= MAX_SENTENCES[language] ? longer : whole;
    }, start);
  return toText(parts, language);
}
