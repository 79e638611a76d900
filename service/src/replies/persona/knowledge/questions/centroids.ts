import type { Language } from '@huoban/contracts';
import { scale, textParts } from '../../understanding/classifier/message-features';
import { hashFeature, positionOf } from './hash-feature';

/** A text that belongs to one of several sentences. */
export interface Example {
  text: string;
  /** Position of the sentence, from 0. */
  of: number;
}

/** Cosines of the angles between a message and the centroid of the examples of each sentence, by its position. */
export type CentroidSimilarities = (message: string) => Float32Array;

/** A part that is rare in one example says less than one that occurs in several. */
const POWER = 0.7;

type Vector = Map<string, number>;

/**
 * Compares messages with all that is asked about each sentence at once: the sum of its examples as vectors of weighted
 * parts (J. Rocchio: Relevance feedback in information retrieval, 1971).
 */
export function createCentroids(examples: Example[], language: Language): CentroidSimilarities {
  const parts = examples.map(({ text }) => textParts(text, language));
  const frequencies = new Map<string, number>();
  for (const one of parts)
    for (const part of one.keys()) frequencies.set(part, (frequencies.get(part) ?? 0) + 1);
  const weigh = (one: Vector): Vector =>
    scale(
      new Map(
        [...one].map(([part, count]) => [
          part,
          count * Math.max(0, Math.log(examples.length / ((frequencies.get(part) ?? 0) + 1))),
        ]),
      ),
      1,
    );
  const total = examples.reduce((most, { of }) => Math.max(most, of + 1), 0);
  const sums = Array.from({ length: total }, (): Vector => new Map());
  for (const [at, { of }] of examples.entries()) {
    const sum = sums[of];
    for (const [part, value] of weigh(parts[at] ?? new Map()))
      sum?.set(part, (sum.get(part) ?? 0) + value);
  }
  const entries = sums.flatMap((sum, of) =>
    [...scale(new Map([...sum].map(([part, value]) => [part, value ** POWER])), 1)].map(
      ([part, value]) => ({ key: hashFeature(part), of, value }),
    ),
  );
  entries.sort((a, b) => a.key - b.key);
  const keys = Uint32Array.from(entries, ({ key }) => key);
  const places = Uint16Array.from(entries, ({ of }) => of);
  const values = Float32Array.from(entries, ({ value }) => value);
  return (message) => {
    const products = new Float32Array(total);
    for (const [part, value] of weigh(textParts(message, language))) {
      const key = hashFeature(part);
      const first = positionOf(key, keys);
      if (first === undefined) continue;
      for (let at = first; keys[at] === key; at += 1) {
        const place = places[at] ?? 0;
        products[place] = (products[place] ?? 0) + value * (values[at] ?? 0);
      }
    }
    return products;
  };
}
