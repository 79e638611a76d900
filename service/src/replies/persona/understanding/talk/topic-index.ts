import type { Language } from '@huoban/contracts';
import { featuresOf, isPair, weighFeature } from '../message/features';
import { hasQuestionForm } from '../message/form';

/** A message that visitors write about a topic. */
export interface TopicExample {
  text: string;
  topic: string;
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

interface IndexedExample {
  /** Position of the topic. */
  topic: number;
  asks: boolean;
  addresses: boolean;
  features: string[];
  length: number;
}

/** A feature of the examples. */
interface Feature {
  weight: number;
  /** Positions of the examples that have it. */
  examples: number[];
  /** By position of the topic: its part in the sum of the topic's examples, each of length 1. */
  topics: Map<number, number>;
}

const lengthOf = (weights: readonly number[]): number =>
  Math.sqrt(weights.reduce((sum, weight) => sum + weight ** 2, 0));

/** Creates a function that ranks the topics of examples by how well they fit a message, the best first. */
export function createTopicIndex(
  examples: TopicExample[],
  language: Language,
  simplify: (text: string) => string,
): (text: string) => RankedTopic[] {
  const topics = [...new Set(examples.map(({ topic }) => topic))];
  const positions = new Map(topics.map((topic, at) => [topic, at]));
  const known = examples.map(({ text, topic }): IndexedExample => {
    const features = featuresOf(simplify(text), language);
    return {
      ...{ topic: positions.get(topic) ?? 0, features, length: 1 },
      ...{ asks: hasQuestionForm(text), addresses: ADDRESSES.test(text) },
    };
  });
  const index = indexFeatures(known);
  const sumLengths = measureSums(index, topics.length);
  const weigh = (feature: string): number =>
    index.get(feature)?.weight ?? weighFeature(0, known.length, isPair(feature));

  return (text) => {
    const features = [...new Set(featuresOf(simplify(text), language))];
    const length = lengthOf(features.map(weigh)) || 1;
    const asks = hasQuestionForm(text);
    const addresses = ADDRESSES.test(text);
    const products = new Float64Array(known.length);
    const shared = new Float64Array(topics.length);
    for (const { weight, examples: having, topics: sums } of features.flatMap(
      (feature) => index.get(feature) ?? [],
    )) {
      for (const at of having) products[at] = (products[at] ?? 0) + weight ** 2;
      for (const [topic, sum] of sums) shared[topic] = (shared[topic] ?? 0) + sum * weight;
    }
    const best = mostSimilar(known, topics.length, (example, at) => {
      const cosine = (products[at] ?? 0) / (length * example.length);
      const ofPerson = example.addresses === addresses ? cosine : cosine * OTHER_PERSON;
      return example.asks === asks ? ofPerson : ofPerson * OTHER_FORM;
    });
    return topics
      .map((topic, at): RankedTopic => {
        const [similarity = 0, ...further] = best[at] ?? [];
        const likeAll = (shared[at] ?? 0) / (length * (sumLengths[at] ?? 1));
        const several = FURTHER.reduce((sum, worth, rank) => sum + worth * (further[rank] ?? 0), 0);
        return { topic, similarity, score: similarity + several + SHARED_WORDS * likeAll };
      })
      .filter(({ similarity }) => similarity > 0)
      .sort((a, b) => b.score - a.score);
  };
}

/** The features of the examples; sets the lengths of the examples. */
function indexFeatures(known: IndexedExample[]): Map<string, Feature> {
  const index = new Map<string, Feature>();
  for (const [at, { features }] of known.entries())
    for (const feature of features) {
      const others = index.get(feature);
      if (others) others.examples.push(at);
      else index.set(feature, { weight: 0, examples: [at], topics: new Map() });
    }
  for (const [feature, found] of index)
    found.weight = weighFeature(found.examples.length, known.length, isPair(feature));
  for (const example of known) {
    const features = example.features.flatMap((feature) => index.get(feature) ?? []);
    example.length = lengthOf(features.map(({ weight }) => weight)) || 1;
    for (const { topics, weight } of features)
      topics.set(example.topic, (topics.get(example.topic) ?? 0) + weight / example.length);
  }
  return index;
}

/** Lengths of the sums of the topics' examples. */
function measureSums(index: Map<string, Feature>, topics: number): number[] {
  const squares = new Float64Array(topics);
  for (const { topics: sums } of index.values())
    for (const [topic, sum] of sums) squares[topic] = (squares[topic] ?? 0) + sum ** 2;
  return Array.from(squares, Math.sqrt);
}

/** The highest similarities of each topic that count, in falling order. */
function mostSimilar(
  known: readonly IndexedExample[],
  topics: number,
  similarityOf: (example: IndexedExample, at: number) => number,
): number[][] {
  const best = Array.from({ length: topics }, () => Array<number>(1 + FURTHER.length).fill(0));
  for (const [at, example] of known.entries()) {
    const own = best[example.topic] ?? [];
    const similarity = similarityOf(example, at);
    if (similarity <= (own.at(-1) ?? 0)) continue;
    own[own.length - 1] = similarity;
    own.sort((a, b) => b - a);
  }
  return best;
}
