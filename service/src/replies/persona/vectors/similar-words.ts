import { LRUCache } from 'lru-cache';
import type { Language } from '@huoban/contracts';
import type { Sentence } from '../knowledge/sentences';
import type { SlicedWork } from '../../../process/time-slices';
import { contentWords } from '../understanding/terms';
import { cosine, DIMENSIONS, type VectorLookup } from './table-format';

/** Words below this cosine have nothing in common. */
const MIN_SIMILARITY = 0.4;
/** Share of a word's worth that a similar word has: from the first for the least similar up to the sum. */
const LEAST_SHARE = 0.14;
const FURTHER_SHARE = 0.56;
const MAX_CACHED_TERMS = 60;
const SENTENCES_PER_SLICE = 40;

/** Worth of the most similar other word in the sentence at a position. */
export type WorthAt = (place: number) => number;
export type SimilarWorth = (term: string) => WorthAt | undefined;

/** Not yet computed. */
const UNKNOWN = -1;

/** Indexes the words of sentences, and of the questions that they answer, by their vectors, in slices. */
export function* createSimilarWords(
  sentences: Sentence[],
  language: Language,
  find: VectorLookup,
  questionsAt: (at: number) => string = () => '',
): SlicedWork<SimilarWorth> {
  const ids = new Map<string, number>();
  const counts: number[] = [];
  // The words of all sentences, one sentence after another: an array for each takes much memory.
  const places: number[] = [];
  const ends = new Uint32Array(sentences.length);
  for (const [at, { text }] of sentences.entries()) {
    const words = new Set(contentWords(`${text} ${questionsAt(at)}`, language));
    for (const word of words) {
      const id = ids.get(word) ?? ids.size;
      ids.set(word, id);
      counts[id] = (counts[id] ?? 0) + 1;
      places.push(id);
    }
    ends[at] = places.length;
    if (at % SENTENCES_PER_SLICE === 0) yield;
  }
  const wordsAt = Uint32Array.from(places);
  const vectors = new Int8Array(ids.size * DIMENSIONS);
  for (const [word, id] of ids) vectors.set(find(word) ?? [], id * DIMENSIONS);
  const rarities = Float32Array.from(counts, (count) =>
    Math.log(1 + sentences.length / (2 + count)),
  );
  yield;

  // Most searches are in the sentences about one subject, so the others are not compared.
  const weigh = (term: string): WorthAt | undefined => {
    const vector = find(term);
    if (vector === undefined) return undefined;
    const own = ids.get(term);
    const most = own === undefined ? Infinity : (rarities[own] ?? 0);
    const worths = new Float32Array(ids.size).fill(UNKNOWN);
    const best = new Float32Array(sentences.length).fill(UNKNOWN);
    const compare = (id: number): number => {
      const similarity = id === own ? 0 : cosine(vector, 0, vectors, id * DIMENSIONS);
      if (similarity < MIN_SIMILARITY) return 0;
      const share = (similarity - MIN_SIMILARITY) / (1 - MIN_SIMILARITY);
      return Math.min(most, rarities[id] ?? 0) * (LEAST_SHARE + FURTHER_SHARE * share);
    };
    return (place) => {
      const known = best[place] ?? 0;
      if (known !== UNKNOWN) return known;
      let highest = 0;
      for (let at = ends[place - 1] ?? 0; at < (ends[place] ?? 0); at += 1) {
        const id = wordsAt[at] ?? 0;
        if (worths[id] === UNKNOWN) worths[id] = compare(id);
        highest = Math.max(highest, worths[id] ?? 0);
      }
      best[place] = highest;
      return highest;
    };
  };
  const cache = new LRUCache<string, { worth: WorthAt | undefined }>({
    max: MAX_CACHED_TERMS,
    memoMethod: (term) => ({ worth: weigh(term) }),
  });
  return (term) => cache.memo(term).worth;
}
