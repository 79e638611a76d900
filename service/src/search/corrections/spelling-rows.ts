import type { Insertable } from 'kysely';
import { foldForSearch, runsOf } from '../fold';
import { readingsOf } from '../readings';
import type { SearchSpellingsTable } from '../search-tables';
import { deletionsOf, isCorrectable } from '../spelling';

type Row = Insertable<SearchSpellingsTable>;

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const MAX_SPAN = 8;
const segmenters = {
  zh: new Intl.Segmenter('zh', { granularity: 'word' }),
  ja: new Intl.Segmenter('ja', { granularity: 'word' }),
};

/** Parts of a dense run from one word boundary to another, long enough to be found with a typo. */
function spansOf(run: string): string[] {
  const words = [...segmenters[KANA.test(run) ? 'ja' : 'zh'].segment(run)];
  const ends = words.map(({ index, segment }) => index + segment.length);
  const spans = words.flatMap(({ index }) =>
    ends.filter((end) => end > index).map((end) => run.slice(index, end)),
  );
  return [run, ...spans].filter((span) => isCorrectable(span) && [...span].length <= MAX_SPAN);
}

/** A word and its singular, so that a typo in the singular leads to the plural. */
const formsOf = (word: string): string[] =>
  word.endsWith('s') && isCorrectable(word.slice(0, -1)) ? [word, word.slice(0, -1)] : [word];

function typoRows(folded: string): Row[] {
  const rows = (term: string, form: string): Row[] =>
    deletionsOf(form).map((spelling) => ({ spelling, form: 'typo', term }));
  return runsOf(folded).flatMap(({ text, isDense }) => {
    if (isDense) return spansOf(text).flatMap((span) => rows(span, span));
    return isCorrectable(text) ? formsOf(text).flatMap((form) => rows(text, form)) : [];
  });
}

/** Rows of `search_spellings` for names. */
export function spellingRows(names: Iterable<string>): Row[] {
  const rows = new Map<string, Row>();
  for (const folded of new Set([...names].map(foldForSearch)))
    for (const row of [
      ...typoRows(folded),
      ...readingsOf(folded).map(({ text, latin }): Row => ({
        spelling: latin,
        form: 'reading',
        term: text,
      })),
    ])
      rows.set(`${row.form} ${row.spelling} ${row.term}`, row);
  return [...rows.values()];
}
