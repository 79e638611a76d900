import { LRUCache } from 'lru-cache';
import type { Language } from '@huoban/contracts';
import { createCentroids, type CentroidSimilarities } from './centroids';

/** Likeness of a message to all that is asked about the sentence at a position, among those of its subject, 0 to 1. */
export type Likeness = (place: number, message: string) => number;

/** Centroids of a subject take a few hundred kilobytes, and some 50 ms to compute. */
const MAX_SUBJECTS = 24;
const MAX_MESSAGES = 10;

/**
 * Computes the centroids of a subject with the first message about it.
 * @param placesOf positions of the sentences about each subject
 * @param textsAt the sentence at a position, and its questions
 */
export function createLikeness(
  placesOf: ReadonlyMap<string, readonly number[]>,
  textsAt: (place: number) => string[],
  language: Language,
): Likeness {
  const known = new Map(
    [...placesOf].flatMap(([id, places]) =>
      places.map((place, of) => [place, { id, of }] as const),
    ),
  );
  const centroids = new LRUCache<string, CentroidSimilarities>({
    max: MAX_SUBJECTS,
    memoMethod: (id) => {
      const examples = (placesOf.get(id) ?? []).flatMap((place, of) =>
        textsAt(place).map((text) => ({ text, of })),
      );
      // A search compares one message with every sentence of the subject.
      const cache = new LRUCache({
        max: MAX_MESSAGES,
        memoMethod: createCentroids(examples, language),
      });
      return (message) => cache.memo(message);
    },
  });
  return (place, message) => {
    const found = known.get(place);
    return found === undefined ? 0 : (centroids.memo(found.id)(message)[found.of] ?? 0);
  };
}
