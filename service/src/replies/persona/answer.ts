import type { Language } from '@huoban/contracts';
import type { CharacterFile } from '../../content/content-schema';
import type { Question } from './question';
import type { Sentences } from './sentences';
import type { Words } from './words';
import type { WordingKey } from './wording-keys';
import type { World } from './world';

/** What to say: one of the ways of `wording.json`, filled in. */
export interface Answer {
  key: WordingKey;
  values?: Record<string, string>;
  /** Small talk, said as the partner's kind says it, before the ways of `wording.json`; it is not led up to. */
  kindred?: string[];
  /** What makes this answer this one: it was told when an earlier reply holds it. */
  fact?: string;
  /** Said as it is, without the partner's manner. */
  bare?: true;
  /** Another answer after it, such as an offer. */
  then?: Answer;
}

/** The partner's own words, for a line of the talk that it was given. */
export interface OwnWords {
  own: string;
}

/** Everything an answer is made from. */
export interface Asking {
  world: World;
  sentences: Sentences;
  words: Words;
  partner: CharacterFile;
  language: Language;
  question: Question;
  /** What the partner said so far. */
  told: string[];
  /** Varies what is picked, always in the same way for the same talk. */
  seed: number;
  /** Milliseconds since 1970, for activities. */
  now: number;
}

/** What can be said, the best first; the rest is for when that was said already. */
export type Answers = (Answer | OwnWords)[];

/** The same list, begun at another place that the seed picks. */
export const turned = <Item>(items: Item[], seed: number): Item[] => {
  if (items.length === 0) return [];
  const from = seed % items.length;
  return [...items.slice(from), ...items.slice(0, from)];
};
