import { sql } from 'kysely';
import type { Database } from '../../database/database';
import { runsOf, type Run } from '../fold';
import { exactTerm, type SearchQuery } from '../query';
import { deletionsOf, differsByOneTypo } from '../spelling';
import type { SearchSpellingsTable } from '../search-tables';

/** A query whose words are replaced by similar ones that names contain. */
export interface Correction {
  /** tsquery literal. */
  terms: string;
  /** The words and their replacements, for highlights. */
  text: string;
}

const LATIN = /^[a-z]+$/;
/** A single letter begins too many readings. */
const MIN_READING = 2;
/** Initials and syllables that are this short must be complete. */
const MIN_PREFIX = 3;
const MAX_READINGS = 30;

/** Latin letters without marks, as readings are stored: lǚ is lv. */
const withoutMarks = ({ text, isDense }: Run): Run => ({
  text: isDense
    ? text
    : text
        .normalize('NFD')
        .replaceAll('u\u0308', 'v')
        .replace(/\p{Mn}/gu, ''),
  isDense,
});

const isReading = ({ text }: Run): boolean => LATIN.test(text) && text.length >= MIN_READING;

async function loadSpellings(db: Database, runs: Run[]): Promise<SearchSpellingsTable[]> {
  const typos = runs.flatMap(({ text }) => deletionsOf(text));
  const readings = runs.filter(isReading).map(
    ({ text }) => sql`
    (select spelling, form, term from search_spellings
    where form = 'reading' and spelling >= ${text} and spelling < ${`${text}${text.length < MIN_PREFIX ? '!' : '{'}`}
    order by length(spelling), spelling, term limit ${MAX_READINGS})`,
  );
  const { rows } = await sql<SearchSpellingsTable>`
    ${sql.join(
      [
        sql`select spelling, form, term from search_spellings
          where form = 'typo' and spelling = any(${typos}::text[])`,
        ...readings,
      ],
      sql` union all `,
    )}`.execute(db);
  return rows;
}

const singular = (word: string) => word.replace(/s$/, '');
const isTypoOf = (typed: string, term: string) =>
  differsByOneTypo(typed, term) || differsByOneTypo(typed, singular(term));

/** Terms of one run: complete readings before typos before the beginnings of readings. */
function termsOf({ text }: Run, found: SearchSpellingsTable[]): string[] {
  const readings = found.filter(
    ({ form, spelling }) => form === 'reading' && spelling.startsWith(text),
  );
  const groups = [
    readings.filter(({ spelling, term }) => spelling === text && [...term].length > 1),
    found.filter(({ form, term }) => form === 'typo' && isTypoOf(text, term)),
    readings,
  ];
  const terms = groups.find((group) => group.length > 0) ?? [];
  return [...new Set(terms.map(({ term }) => term))];
}

function correct(runs: Run[], found: SearchSpellingsTable[]): Correction | null {
  const alternatives = runs.map((run) => [run.text, ...termsOf(run, found)]);
  if (alternatives.every(({ length }) => length === 1)) return null;
  const any = (texts: string[]) =>
    texts
      .map((text) =>
        runsOf(text)
          .map((run) => exactTerm(run, ''))
          .join(' <-> '),
      )
      .join(' | ');
  return {
    terms: alternatives.map((texts) => `(${any(texts)})`).join(' & '),
    text: alternatives.flat().join(' '),
  };
}

/**
 * Replaces the words of a query by words of names with the same reading or one typo. Syllables in a row are tried as one
 * reading as well.
 * @returns corrections to be tried one after the other
 */
export async function findCorrections(db: Database, query: SearchQuery): Promise<Correction[]> {
  const runs = query.runs.map(withoutMarks);
  const joined: Run[] =
    runs.length > 1 && runs.every(isReading)
      ? [{ text: runs.map(({ text }) => text).join(''), isDense: false }]
      : [];
  const found = await loadSpellings(db, [...runs, ...joined]);
  return [joined, runs].flatMap((tried) => {
    const correction = tried.length === 0 ? null : correct(tried, found);
    return correction === null ? [] : [correction];
  });
}
