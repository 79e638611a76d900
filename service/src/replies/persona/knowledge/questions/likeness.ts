import { LRUCache } from 'lru-cache';
import type { Language } from '@huoban/contracts';
import { createCentroids, type CentroidSimilarities } from './centroids';

/** Sentences about one subject, with the questions of each. */
export interface QuestionedSentences {
  /** Identifies the subject. */
  id: string;
  /** Positions among all sentences. */
  places: number[];
  /** The sentence at a position, and its questions. */
  textsAt: (place: number) => string[];
}

/** Likeness of a message to all that is asked about the sentence at a position, among those of its subject, 0 to 1. */
export type Likeness = (place: number, message: string) => number;

/** Centroids of a subject take a few hundred kilobytes, and some 50 ms to compute. */
const MAX_SUBJECTS = 24;
const MAX_MESSAGES = 10;

/** Computes the centroids of a subject with the first message about it. */
export function createLikeness(subjects: QuestionedSentences[], language: Language): Likeness {
  const known = new Map(
    subjects.flatMap((subject) =>
      subject.places.map((place, of) => [place, { subject, of }] as const),
    ),
  );
  const centroids = new LRUCache<string, CentroidSimilarities, QuestionedSentences>({
    max: MAX_SUBJECTS,
    memoMethod: (_, __, { context: { places, textsAt } }) =>
      createCentroids(
        places.flatMap((place, of) => textsAt(place).map((text) => ({ text, of }))),
        language,
      ),
  });
  const cache = new LRUCache<string, Float32Array, QuestionedSentences>({
    max: MAX_MESSAGES,
    memoMethod: (key, _, { context }) =>
      centroids.memo(context.id, { context })(key.slice(context.id.length)),
  });
  return (place, message) => {
    const found = known.get(place);
    if (found === undefined) return 0;
    const { subject, of } = found;
    return cache.memo(subject.id + message, { context: subject })[of] ?? 0;
  };
}
