import { LRUCache } from 'lru-cache';
import type { Sentence } from './sentences';
import { matchedWorth, type WeighedTerm } from './term-match';

/** Where a text occurs. */
interface Places {
  /** Positions of sentences, ascending. */
  sentences: number[];
  documents: ReadonlySet<string>;
}

const MAX_TEXTS = 4_000;
/** Of all texts together. */
const MAX_PLACES = 500_000;

export interface TermPlaces {
  /** Number of sentences that contain a text. */
  frequencyOf: (text: string) => number;
  /** Worth of a term in each sentence. */
  worths: (term: WeighedTerm) => Float64Array;
  /** Worth of a term in a document of the sentences. */
  inDocument: (term: WeighedTerm, document: string) => number;
}

/** Many sentences share a heading or a document. */
export function oncePerText(read: (text: string) => number[]): (text: string) => number[] {
  const known = new Map<string, number[]>();
  return (text) => {
    const worths = known.get(text) ?? read(text);
    known.set(text, worths);
    return worths;
  };
}

/** Remembers which sentences and documents contain the texts that were searched last. */
export function createTermPlaces(
  all: readonly Pick<Sentence, 'folded' | 'document'>[],
): TermPlaces {
  const documents = [...new Set(all.map(({ document }) => document))];
  const known = new LRUCache<string, Places>({
    max: MAX_TEXTS,
    maxSize: MAX_PLACES,
    sizeCalculation: ({ sentences }) => 1 + sentences.length,
    memoMethod: (text) => ({
      sentences: all.flatMap(({ folded }, at) => (folded.includes(text) ? [at] : [])),
      documents: new Set(documents.filter((document) => document.includes(text))),
    }),
  });
  const sentencesWith = (text: string) => known.memo(text).sentences;
  return {
    frequencyOf: (text) => sentencesWith(text).length,
    worths(term) {
      const worths = new Float64Array(all.length);
      const raise = (text: string, worth: number) => {
        for (const at of sentencesWith(text)) worths[at] = Math.max(worth, worths[at] ?? 0);
      };
      for (const { text, worth } of term.parts)
        for (const at of sentencesWith(text))
          worths[at] = Math.min(term.mostOfParts, worth + (worths[at] ?? 0));
      for (const { text, worth } of term.synonyms) raise(text, worth);
      for (const at of sentencesWith(term.text)) worths[at] = term.worth;
      return worths;
    },
    inDocument: (term, document) =>
      matchedWorth(term, (text) => known.memo(text).documents.has(document)),
  };
}
