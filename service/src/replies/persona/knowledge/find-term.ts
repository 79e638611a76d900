import type { Sentence } from './sentences';
import { worthIn, type WeighedTerm } from './term-match';

const NEIGHBOUR_WEIGHT = 0.4;
const HEADING_WEIGHT = 0.6;

/** Where a term occurs, and how much it is worth there. */
export interface Found {
  /** In the sentence itself. */
  own: number;
  /** In its heading or neighbours as well. */
  near: number;
  score: number;
}

/** Worth of words that only resemble a term. */
export interface Similar {
  own: number;
  neighbours: number;
}
export const NONE: Similar = { own: 0, neighbours: 0 };

/** A sentence with the worth of a term in it. */
export interface SearchedSentence {
  sentence: Sentence;
  own: number;
  heading: number;
  /** Whether a sentence beside it has any of the term. */
  isNear: boolean;
}

/** Similar words order sentences; to the proof that one answers they add the trusted share of their worth. */
export function findTerm(
  term: WeighedTerm,
  { sentence, own, heading, isNear }: SearchedSentence,
  similar: Similar,
  trust: number,
): Found {
  const trusted = Math.max(own, trust * similar.own);
  // The heading of help says what it is about; other headings only add what the sentence lacks.
  if (sentence.subject === undefined)
    return {
      own: trusted,
      near: heading,
      score: Math.max(own, similar.own) + heading * HEADING_WEIGHT,
    };
  const neighbours = isNear && own < term.worth ? worthIn(term, sentence.neighbours) : 0;
  const around = Math.max(
    heading * HEADING_WEIGHT,
    Math.max(neighbours, similar.neighbours) * NEIGHBOUR_WEIGHT,
  );
  const best = Math.max(own, similar.own);
  return {
    own: trusted,
    near: Math.max(0, Math.max(heading, neighbours, trust * similar.neighbours) - trusted),
    score: best + Math.max(0, around * (1 - best / term.worth)),
  };
}

const WHOLE = { share: 0.98, worth: 5, factor: 1.3 };

/** Prefers a sentence about a known subject that has all words of a question over one whose written question only resembles it. */
export const wholeFactor = (isKnown: boolean, own: number, total: number): number =>
  isKnown && total >= WHOLE.worth && own >= WHOLE.share * total ? WHOLE.factor : 1;
