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

/** Not in a folded text. */
const SEPARATOR = '\n';

/** Creates a function that finds the positions of the texts that contain another; one search in a long text takes less time than many. */
function createTextFinder(texts: readonly string[]): (text: string) => number[] {
  const joined = texts.join(SEPARATOR);
  const ends: number[] = [];
  for (const text of texts)
    ends.push((ends.at(-1) ?? -SEPARATOR.length) + SEPARATOR.length + text.length);
  return (text) => {
    // Spaces are too frequent to look for: “ fox” is found by “fox”.
    const word = text.trimStart() || text;
    const indent = text.length - word.length;
    const found: number[] = [];
    let at = 0;
    let place = joined.indexOf(word);
    while (place !== -1 && at < ends.length) {
      let next = place + 1;
      if (joined.startsWith(text, place - indent)) {
        while ((ends[at] ?? Infinity) < place + word.length) at += 1;
        found.push(at);
        next = (ends[at] ?? Infinity) + SEPARATOR.length;
        at += 1;
      }
      place = joined.indexOf(word, next);
    }
    return found;
  };
}

/** Remembers which sentences and documents contain the texts that were searched last. */
export function createTermPlaces(
  all: readonly Pick<Sentence, 'folded' | 'document'>[],
): TermPlaces {
  const documents = [...new Set(all.map(({ document }) => document))];
  const find = createTextFinder(all.map(({ folded }) => folded));
  const known = new LRUCache<string, Places>({
    max: MAX_TEXTS,
    maxSize: MAX_PLACES,
    sizeCalculation: ({ sentences }) => 1 + sentences.length,
    memoMethod: (text) => ({
      sentences: find(text),
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
