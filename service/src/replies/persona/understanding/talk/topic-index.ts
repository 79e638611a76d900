import type { Language } from '@huoban/contracts';
import { featuresOf, isPair, weighFeature } from '../message/features';
import { hasQuestionForm } from '../message/form';
import { essenceOf } from './essence';
import { createClassMarks, type WordClasses } from './word-classes';

/** What topics are told apart by. */
export interface MessageTraits {
  asks: boolean;
  addresses: boolean;
  features: string[];
}

/** A message that visitors write about a topic. */
export interface TopicExample extends MessageTraits {
  topic: string;
}

export type ReadTraits = (text: string) => MessageTraits;

/** Creates a function that reads messages in one language without words that tell nothing. */
export function createTraitsReader(wordClasses: WordClasses, language: Language): ReadTraits {
  const mark = createClassMarks(wordClasses, language);
  return (text) => ({
    asks: hasQuestionForm(text),
    addresses: ADDRESSES.test(text),
    features: featuresOf(mark(essenceOf(text, language)), language),
  });
}

/** How well a topic fits a message. */
export interface RankedTopic {
  topic: string;
  /** Cosine of the message and the most similar example, less for a question and a statement. */
  similarity: number;
  /** What topics are ranked by: several similar examples, and the words of all of them, tell more than one example. */
  score: number;
}

/** “Do you like rain?” has the words of “I like rain”, but asks. */
const OTHER_FORM = 0.87;
/** “How tall are you?” asks the partner, “how tall is it?” does not. */
const OTHER_PERSON = 0.8;
const ADDRESSES = /\b(?:you|your|yours|yourself|u)\b/iu;
/** Worth of the second and third most similar examples, and of the words that the examples of a topic share. */
const FURTHER = [0.15, 0.1];
const SHARED_WORDS = 0.6;
/** Similarities of a topic that count. */
const RANKS = 1 + FURTHER.length;

interface IndexedExample {
  /** Position of the topic. */
  topic: number;
  asks: boolean;
  addresses: boolean;
  length: number;
}

/** A feature of the examples. */
interface Feature {
  weight: number;
  /** Positions of the examples that have it. */
  examples: Int32Array;
  /** Positions of the topics that have it. */
  topics: Int32Array;
  /** Its part in the sum of each of these topics' examples, each of length 1. */
  parts: Float64Array;
}

const lengthOf = (weights: readonly number[]): number =>
  Math.sqrt(weights.reduce((sum, weight) => sum + weight ** 2, 0));

/** Creates a function that ranks the topics of examples by how well they fit a message, the best first. */
export function createTopicIndex(
  examples: TopicExample[],
  readTraits: ReadTraits,
): (text: string) => RankedTopic[] {
  const topics = [...new Set(examples.map(({ topic }) => topic))];
  const positions = new Map(topics.map((topic, at) => [topic, at]));
  const known = examples.map(({ topic, asks, addresses }): IndexedExample => ({
    ...{ topic: positions.get(topic) ?? 0, length: 1 },
    ...{ asks, addresses },
  }));
  const index = indexFeatures(
    known,
    examples.map(({ features }) => features),
  );
  const sumLengths = measureSums(index, topics.length);
  const weigh = (feature: string): number =>
    index.get(feature)?.weight ?? weighFeature(0, known.length, isPair(feature));
  // Cleared after each message: new arrays of this size for each would be most of what a reply allocates.
  const products = new Float64Array(known.length);
  const best = new Float64Array(topics.length * RANKS);

  return (text) => {
    const { features, asks, addresses } = readTraits(text);
    const length = lengthOf(features.map(weigh)) || 1;
    const shared = new Float64Array(topics.length);
    const similar: number[] = [];
    for (const feature of features) {
      const found = index.get(feature);
      if (found === undefined) continue;
      const { weight, examples: having, topics: of, parts } = found;
      for (const at of having) {
        const before = products[at] ?? 0;
        if (before === 0) similar.push(at);
        products[at] = before + weight ** 2;
      }
      for (const [at, topic] of of.entries())
        shared[topic] = (shared[topic] ?? 0) + (parts[at] ?? 0) * weight;
    }
    for (const at of similar) {
      const example = known[at];
      const cosine = (products[at] ?? 0) / (length * (example?.length ?? 1));
      products[at] = 0;
      if (example === undefined) continue;
      const ofPerson = example.addresses === addresses ? cosine : cosine * OTHER_PERSON;
      insert(best, example.topic * RANKS, example.asks === asks ? ofPerson : ofPerson * OTHER_FORM);
    }
    const ranked: RankedTopic[] = [];
    for (const [at, topic] of topics.entries()) {
      const [similarity = 0, ...further] = best.subarray(at * RANKS, (at + 1) * RANKS);
      if (similarity === 0) continue;
      const likeAll = (shared[at] ?? 0) / (length * (sumLengths[at] ?? 1));
      const several = FURTHER.reduce((sum, worth, rank) => sum + worth * (further[rank] ?? 0), 0);
      ranked.push({ topic, similarity, score: similarity + several + SHARED_WORDS * likeAll });
    }
    best.fill(0);
    return ranked.sort((a, b) => b.score - a.score);
  };
}

/** The features of the examples; sets the lengths of the examples. */
function indexFeatures(known: IndexedExample[], featuresAt: string[][]): Map<string, Feature> {
  const having = new Map<string, number[]>();
  for (const [at, features] of featuresAt.entries())
    for (const feature of features) {
      const others = having.get(feature);
      if (others) others.push(at);
      else having.set(feature, [at]);
    }
  const weights = new Map<string, number>();
  for (const [feature, { length }] of having)
    weights.set(feature, weighFeature(length, known.length, isPair(feature)));
  for (const [at, example] of known.entries())
    example.length =
      lengthOf((featuresAt[at] ?? []).map((feature) => weights.get(feature) ?? 0)) || 1;
  const index = new Map<string, Feature>();
  for (const [feature, examples] of having) {
    const weight = weights.get(feature) ?? 0;
    const sums = new Map<number, number>();
    for (const at of examples) {
      const { topic = 0, length = 1 } = known[at] ?? {};
      sums.set(topic, (sums.get(topic) ?? 0) + weight / length);
    }
    index.set(feature, {
      weight,
      examples: Int32Array.from(examples),
      topics: Int32Array.from(sums.keys()),
      parts: Float64Array.from(sums.values()),
    });
  }
  return index;
}

/** Lengths of the sums of the topics' examples. */
function measureSums(index: Map<string, Feature>, topics: number): number[] {
  const squares = new Float64Array(topics);
  for (const { topics: of, parts } of index.values())
    for (const [at, topic] of of.entries())
      squares[topic] = (squares[topic] ?? 0) + (parts[at] ?? 0) ** 2;
  return Array.from(squares, Math.sqrt);
}

/** Inserts a similarity into the falling row of the highest ones, `RANKS` long, that begins at `start`. */
function insert(best: Float64Array, start: number, similarity: number): void {
  let rank = RANKS;
  while (rank > 0 && similarity > (best[start + rank - 1] ?? 0)) {
    if (rank < RANKS) best[start + rank] = best[start + rank - 1] ?? 0;
    rank -= 1;
  }
  if (rank < RANKS) best[start + rank] = similarity;
}
