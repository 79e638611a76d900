import { bigramsOf, foldForSearch, runsOf, type Run } from './fold';
import { quoteLexeme } from './vector';

/** A query as tsquery literals. */
export interface SearchQuery {
  runs: Run[];
  /** The complete folded query, for comparison with folded names. */
  name: string;
  /** A single character occurs almost everywhere, so only names are searched. */
  isSingleCharacter: boolean;
  /** Every run must occur: words as prefixes, dense runs as bigrams, which the index supports. */
  parts: string;
  /** Dense runs of more than one bigram, which must also occur as a phrase. */
  phrases: string[];
  /** Every run must occur, dense runs as exact phrases. */
  whole: string;
  /** As `whole`, limited to titles. */
  inTitle: string;
  /** Any part must occur. */
  loose: string;
}

const MAX_RUNS = 8;

const prefixTerm = (run: Run) => `${quoteLexeme(run.text)}:*`;

/** tsquery term of a run: a phrase of bigrams, or the beginning of a word. `A`: only in titles. */
export function exactTerm(run: Run, weight: 'A' | ''): string {
  if (!run.isDense) return `${prefixTerm(run)}${weight}`;
  const suffix = weight === '' ? '' : `:${weight}`;
  return `(${bigramsOf(run.text)
    .map((part) => `${quoteLexeme(part)}${suffix}`)
    .join(' <-> ')})`;
}

const looseTerms = (run: Run): string[] =>
  run.isDense ? bigramsOf(run.text).map(quoteLexeme) : [prefixTerm(run)];

const MARKUP = /<[^<>]*>/g;

/** Parses a search text; `null` without a letter or digit. Markup such as `<script>` is no word. */
export function parseQuery(text: string): SearchQuery | null {
  const name = foldForSearch(text).replace(MARKUP, ' ').trim();
  const runs = runsOf(name).slice(0, MAX_RUNS);
  if (runs.length === 0) return null;
  const every = (weight: 'A' | '') => runs.map((run) => exactTerm(run, weight)).join(' & ');
  return {
    runs,
    name,
    isSingleCharacter: runs.length === 1 && [...(runs[0]?.text ?? '')].length === 1,
    parts: runs.flatMap(looseTerms).join(' & '),
    phrases: runs
      .filter((run) => run.isDense && [...run.text].length > 2)
      .map(({ text: run }) => run),
    whole: every(''),
    inTitle: every('A'),
    loose: runs.flatMap(looseTerms).join(' | '),
  };
}
