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
  const sentencesWith: number[][] = [];
  for (const [at, { text }] of sentences.entries()) {
    const words = new Set(contentWords(`${text} ${questionsAt(at)}`, language));
    for (const word of words) {
      const id = ids.get(word) ?? ids.size;
      ids.set(word, id);
      (sentencesWith[id] ??= []).push(at);
    }
    if (at % SENTENCES_PER_SLICE === 0) yield;
  }
  const vectors = new Int8Array(ids.size * DIMENSIONS);
  for (const [word, id] of ids) vectors.set(find(word) ?? [], id * DIMENSIONS);
  const rarities = Float32Array.from(sentencesWith, ({ length }) =>
    Math.log(1 + sentences.length / (2 + length)),
  );
  // The sentences of all words, one word after another: an array for each word takes much memory.
  const places = Uint32Array.from(sentencesWith.flat());
  const ends = new Uint32Array(ids.size);
  for (const [id, { length }] of sentencesWith.entries()) ends[id] = (ends[id - 1] ?? 0) + length;
  yield;

  const weigh = (term: string): Float32Array | undefined => {
    const vector = find(term);
    if (vector === undefined) return undefined;
    const own = ids.get(term);
    const most = own === undefined ? Infinity : (rarities[own] ?? 0);
    // Plain loops, because this is the longest part of a reply: converting with a callback takes twice as long.
    const best = new Float32Array(sentences.length);
    for (let id = 0; id < ends.length; id += 1) {
      if (id === own) continue;
      const similarity = cosine(vector, 0, vectors, id * DIMENSIONS);
      if (similarity < MIN_SIMILARITY) continue;
      const share = (similarity - MIN_SIMILARITY) / (1 - MIN_SIMILARITY);
      const worth = Math.min(most, rarities[id] ?? 0) * (LEAST_SHARE + FURTHER_SHARE * share);
      for (let place = ends[id - 1] ?? 0; place < (ends[id] ?? 0); place += 1) {
        const at = places[place] ?? 0;
        best[at] = Math.max(best[at] ?? 0, worth);
      }
    }
    return best;
  };
  const cache = new LRUCache<string, { worth: Float32Array | undefined }>({
    max: MAX_CACHED_TERMS,
    memoMethod: (term) => ({ worth: weigh(term) }),
  });
  return (term) => cache.memo(term).worth;
}
