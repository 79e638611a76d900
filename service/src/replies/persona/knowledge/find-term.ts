import type { Sentence } from './sentences';
import type { WorthAt } from '../vectors/similar-words';
import { worthIn, type WeighedTerm } from './term-match';

const NEIGHBOUR_WEIGHT = 0.4;
const HEADING_WEIGHT = 0.6;
/** Share of the worth of a term that the questions of a sentence have. */
const QUESTION_WEIGHT = 0.85;

/** Where a term occurs, and how much it is worth there. */
export interface Found {
  /** In the sentence itself. */
  own: number;
  /** In its heading or neighbours as well. */
  near: number;
  score: number;
}

/** What a term is worth, by the position of a sentence. */
export interface SearchedTerm {
  term: WeighedTerm;
  /** In the sentence itself. */
  own: Float64Array;
  /** In the questions that the sentence answers. */
  inQuestions: Float64Array | undefined;
  /** Of the word most like it. */
  similar: WorthAt | undefined;
  /** Of similar words, compared with those of other terms. */
  weight: number;
}

/** A sentence of the index. */
interface Place {
  all: readonly Sentence[];
  place: number;
  /** Whether the questions of the sentence count. */
  areCounted: boolean;
  /** Share of the worth of similar words that counts as proof. */
  trust: number;
}

const isNear = (worths: Float64Array, place: number): boolean =>
  (worths[place - 1] ?? 0) > 0 || (worths[place + 1] ?? 0) > 0;

const isSimilarAt = (worthAt: WorthAt, place: number): boolean =>
  worthAt(place) > 0 || worthAt(place - 1) > 0 || worthAt(place + 1) > 0;

/** Whether a sentence or one beside it has any of a term; of similar words, only if they are trusted. */
export const occursAt = (
  { own, inQuestions, similar }: SearchedTerm,
  place: number,
  trust: number,
): boolean =>
  (own[place] ?? 0) > 0 ||
  isNear(own, place) ||
  (trust > 0 &&
    ((inQuestions?.[place] ?? 0) > 0 || (similar !== undefined && isSimilarAt(similar, place))));

/** Worth of words that only resemble a term, in a sentence or its questions, and beside it. */
function similarAt(
  { inQuestions, similar, weight }: SearchedTerm,
  { all, place, areCounted }: Place,
): { own: number; neighbours: number } {
  const ofQuestions = areCounted ? QUESTION_WEIGHT * (inQuestions?.[place] ?? 0) : 0;
  if (similar === undefined) return { own: ofQuestions, neighbours: 0 };
  const { texts } = all[place] ?? {};
  const besides = (at: number) => (all[at]?.texts === texts ? similar(at) : 0);
  return {
    own: Math.max(ofQuestions, weight * similar(place)),
    neighbours: weight * Math.max(besides(place - 1), besides(place + 1)),
  };
}

/** Similar words order sentences; to the proof that one answers they add the trusted share of their worth. */
export function findTerm(searched: SearchedTerm, heading: number, of: Place): Found {
  const { term } = searched;
  const { all, place, trust } = of;
  const sentence = all[place];
  const own = searched.own[place] ?? 0;
  const similar = similarAt(searched, of);
  const trusted = Math.max(own, trust * similar.own);
  // The heading of help says what it is about; other headings only add what the sentence lacks.
  if (sentence?.subject === undefined)
    return {
      own: trusted,
      near: heading,
      score: Math.max(own, similar.own) + heading * HEADING_WEIGHT,
    };
  const neighbours =
    own < term.worth && isNear(searched.own, place) ? worthIn(term, sentence.neighbours) : 0;
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
