import { keyOf } from '../reply-draft';
import type { Candidate } from './candidate';

/** Names with values, usually from 0 to 1. */
export type Values = readonly (readonly [name: string, value: number])[];

/** What the weights of a choice know of a candidate. */
export interface Features {
  /** What it says and how it was found. */
  traits: string[];
  /** What the message is, the same for all candidates. */
  message: Values;
  /** How sure the candidate is, and what its reply has of the message. */
  own: Values;
}

export function readFeatures(
  { kinds, drafts: [draft], scores, overlap }: Candidate,
  message: Values,
): Features {
  return {
    traits: [`says ${keyOf(draft) ?? 'verbatim'}`, ...kinds],
    message,
    own: [...Object.entries(overlap), ...Object.entries(scores)],
  };
}

/** Weights by trait and by name of a value. */
export type ChoiceWeights = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** A trait counts by itself, too. */
export const ALWAYS = 'always';

/** The sum over all traits and values of their weight times the value. */
export function scoreFeatures({ traits, message, own }: Features, weights: ChoiceWeights): number {
  let score = 0;
  for (const trait of traits) {
    const of = weights[trait];
    if (of === undefined) continue;
    score += of[ALWAYS] ?? 0;
    for (const [name, value] of message) score += value * (of[name] ?? 0);
    for (const [name, value] of own) score += value * (of[name] ?? 0);
  }
  return score;
}
