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
/** Worth of the second and third most similar examples, and of the words that the examples of a topic share. */
const FURTHER = [0.15, 0.1];
const SHARED_WORDS = 0.6;

interface IndexedExample {
  topic: string;
  asks: boolean;
  features: string[];
  length: number;
}

const lengthOf = (weights: Iterable<number>): number =>
  Math.sqrt([...weights].reduce((sum, weight) => sum + weight ** 2, 0));

/** Creates a function that ranks the topics of examples by how well they fit a message, the best first. */
export function createTopicIndex(
  examples: TopicExample[],
  language: Language,
  simplify: (text: string) => string,
): (text: string) => RankedTopic[] {
  const read = examples.map(({ text, topic }) => ({
    topic,
    asks: hasQuestionForm(text),
    features: featuresOf(simplify(text), language),
  }));
  const counts = new Map<string, number>();
  for (const { features } of read)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const weigh = (feature: string): number =>
    weighFeature(counts.get(feature) ?? 0, read.length, isPair(feature));
  const known = read.map((one): IndexedExample => ({
    ...one,
    length: lengthOf(one.features.map(weigh)),
  }));
  const having = new Map<string, IndexedExample[]>();
  /** Mean of the examples of each topic. */
  const means = new Map<string, Map<string, number>>();
  for (const example of known) {
    const mean = means.get(example.topic) ?? new Map<string, number>();
    means.set(example.topic, mean);
    for (const feature of example.features) {
      const others = having.get(feature);
      if (others === undefined) having.set(feature, [example]);
      else others.push(example);
      mean.set(feature, (mean.get(feature) ?? 0) + weigh(feature) / (example.length || 1));
    }
  }
  const meanLengths = new Map([...means].map(([topic, mean]) => [topic, lengthOf(mean.values())]));

  return (text) => {
    const features = new Set(featuresOf(simplify(text), language));
    const length = lengthOf([...features].map(weigh)) || 1;
    const asks = hasQuestionForm(text);
    const products = new Map<IndexedExample, number>();
    for (const feature of features)
      for (const example of having.get(feature) ?? [])
        products.set(example, (products.get(example) ?? 0) + weigh(feature) ** 2);
    const similarities = new Map<string, number[]>();
    for (const [example, product] of products) {
      const cosine = product / (length * (example.length || 1));
      const own = similarities.get(example.topic) ?? [];
      own.push(example.asks === asks ? cosine : cosine * OTHER_FORM);
      similarities.set(example.topic, own);
    }
    const ranked = [...similarities].map(([topic, all]): RankedTopic => {
      const [similarity = 0, ...further] = all.sort((a, b) => b - a);
      const mean = means.get(topic);
      let shared = 0;
      for (const feature of features) shared += (mean?.get(feature) ?? 0) * weigh(feature);
      const likeAll = shared / (length * (meanLengths.get(topic) ?? 1));
      const several = FURTHER.reduce((sum, worth, at) => sum + worth * (further[at] ?? 0), 0);
      return { topic, similarity, score: similarity + several + SHARED_WORDS * likeAll };
    });
    return ranked.sort((a, b) => b.score - a.score);
  };
}
