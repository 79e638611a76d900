import { bigramsOf, fold, runsOf, type Run } from './fold';
import { quoted, type Weight } from './vector';

/** What the visitor typed, as tsquery literals. */
export interface SearchQuery {
  /** The whole text, folded; equal to a folded name when that name was typed out. */
  name: string;
  /** Every run must occur: dense ones as an exact phrase, words by their beginning. */
  all: string;
  /** The same, limited to titles; to titles and aliases; to everything but the article. */
  inTitle: string;
  inNames: string;
  inSummary: string;
  /** For a text that finds nothing: any part of it in a title or alias, or a single character anywhere. */
  loose: string;
}

const MAX_RUNS = 8;

const exactly = (run: Run, weights: string): string => {
  if (!run.dense) return `${quoted(run.text)}:*${weights}`;
  const suffix = weights === '' ? '' : `:${weights}`;
  return `(${bigramsOf(run.text)
    .map((part) => `${quoted(part)}${suffix}`)
    .join(' <-> ')})`;
};

const loosely = (run: Run): string[] =>
  run.dense ? bigramsOf(run.text).map((part) => `${quoted(part)}:AB`) : [`${quoted(run.text)}:*AB`];

/** Reads a search text. `null` when it holds no letter or digit. */
export const readQuery = (text: string): SearchQuery | null => {
  const name = fold(text).trim();
  const runs = runsOf(name).slice(0, MAX_RUNS);
  if (runs.length === 0) return null;
  const every = (weights: Weight | 'AB' | 'ABC' | '') =>
    runs.map((run) => exactly(run, weights)).join(' & ');
  // One character occurs almost everywhere: only names are worth looking at.
  const single = runs.length === 1 && [...name].length === 1;
  return {
    name,
    all: every(single ? 'AB' : ''),
    inTitle: every('A'),
    inNames: every('AB'),
    inSummary: every('ABC'),
    loose: single ? every('') : runs.flatMap(loosely).join(' | '),
  };
};
