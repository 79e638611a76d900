import { bigramsOf, foldForSearch, runsOf, type Run } from './fold';
import { quoteLexeme } from './vector';

/** What the visitor typed, as tsquery literals. */
export interface SearchQuery {
  /** The whole text, folded; equal to a folded name when that name was typed out. */
  name: string;
  /** One character occurs almost everywhere: only names are worth looking at. */
  isSingleCharacter: boolean;
  /** Every run must occur: words by their beginning, dense ones by their pairs, which an index alone can tell. */
  parts: string;
  /** Dense runs of more than one pair: what has all pairs must also have them in a row. */
  phrases: string[];
  /** Every run must occur, dense ones as an exact phrase. */
  whole: string;
  /** The same, limited to titles. */
  inTitle: string;
  /** Any part of it. */
  loose: string;
}

const MAX_RUNS = 8;

const prefixTerm = (run: Run) => `${quoteLexeme(run.text)}:*`;

function exactTerm(run: Run, weight: 'A' | ''): string {
  if (!run.isDense) return `${prefixTerm(run)}${weight}`;
  const suffix = weight === '' ? '' : `:${weight}`;
  return `(${bigramsOf(run.text)
    .map((part) => `${quoteLexeme(part)}${suffix}`)
    .join(' <-> ')})`;
}

const looseTerms = (run: Run): string[] =>
  run.isDense ? bigramsOf(run.text).map(quoteLexeme) : [prefixTerm(run)];

/** Reads a search text. `null` when it holds no letter or digit. */
export function parseQuery(text: string): SearchQuery | null {
  const name = foldForSearch(text).trim();
  const runs = runsOf(name).slice(0, MAX_RUNS);
  if (runs.length === 0) return null;
  const every = (weight: 'A' | '') => runs.map((run) => exactTerm(run, weight)).join(' & ');
  return {
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
