import { LRUCache } from 'lru-cache';
import type { Language } from '@huoban/contracts';
import type { Sentence } from '../knowledge/sentences';
import type { SlicedWork } from '../knowledge/time-slices';
import { contentWords } from '../understanding/terms';
import { cosine, DIMENSIONS, type VectorLookup } from './table-format';

/** Words below this cosine have nothing in common. */
const MIN_SIMILARITY = 0.4;
/** Share of a word's worth that a similar word has: from the first for the least similar up to the sum. */
const LEAST_SHARE = 0.14;
const FURTHER_SHARE = 0.56;
const MAX_CACHED_TERMS = 100;
const SENTENCES_PER_SLICE = 40;

/** Worth of the most similar other word in every sentence, by the position of the sentence. */
export type SimilarWorth = (term: string) => Float32Array | undefined;

/** Indexes the words of sentences, and of the questions that they answer, by their vectors, in slices. */
export function* createSimilarWords(
  sentences: Sentence[],
  language: Language,
  find: VectorLookup,
  questionsAt: (at: number) => string = () => '',
): SlicedWork<SimilarWorth> {
  const ids = new Map<string, number>();
  const counts: number[] = [];
  const wordsOf: Uint16Array[] = [];
  for (const [at, { text }] of sentences.entries()) {
    const words = new Set(contentWords(`${text} ${questionsAt(at)}`, language));
    for (const word of words) {
      const id = ids.get(word) ?? ids.size;
      ids.set(word, id);
      counts[id] = (counts[id] ?? 0) + 1;
    }
    wordsOf.push(Uint16Array.from(words, (word) => ids.get(word) ?? 0));
    if (at % SENTENCES_PER_SLICE === 0) yield;
  }
  const vectors = new Int8Array(ids.size * DIMENSIONS);
  for (const [word, id] of ids) vectors.set(find(word) ?? [], id * DIMENSIONS);
  const rarities = Float32Array.from(counts, (count) =>
    Math.log(1 + sentences.length / (2 + count)),
  );
  yield;

  const weigh = (term: string): Float32Array | undefined => {
    const vector = find(term);
    if (vector === undefined) return undefined;
    const own = ids.get(term);
    const most = own === undefined ? Infinity : (rarities[own] ?? 0);
    // Plain loops, because this is the longest part of a reply: converting with a callback takes twice as long.
    const worth = new Float32Array(rarities.length);
    for (let id = 0; id < worth.length; id += 1) {
      if (id === own) continue;
      const similarity = cosine(vector, 0, vectors, id * DIMENSIONS);
      if (similarity < MIN_SIMILARITY) continue;
      const share = (similarity - MIN_SIMILARITY) / (1 - MIN_SIMILARITY);
      worth[id] = Math.min(most, rarities[id] ?? 0) * (LEAST_SHARE + FURTHER_SHARE * share);
    }
    const best = new Float32Array(wordsOf.length);
    for (const [at, words] of wordsOf.entries())
      for (let word = 0; word < words.length; word += 1)
        best[at] = Math.max(best[at] ?? 0, worth[words[word] ?? 0] ?? 0);
    return best;
  };
  const cache = new LRUCache<string, { worth: Float32Array | undefined }>({
    max: MAX_CACHED_TERMS,
    memoMethod: (term) => ({ worth: weigh(term) }),
  });
  return (term) => cache.memo(term).worth;
}
