import type { Language } from '@huoban/contracts';
import { featuresOf, isPair, weighFeature } from './message/features';
import { withUsualSpelling } from './message/spellings';

/** A way to say something. */
export interface Example<Value> {
  text: string;
  value: Value;
}

export interface NearestExample<Value> {
  value: Value;
  /** Cosine of the angle between the messages as vectors of features, 0 to 1. */
  similarity: number;
}

/** Creates a search for the example that a message resembles most, by the features that they share. */
export function createExamples<Value>(
  examples: Example<Value>[],
  language: Language,
  /** What of a message is compared. */
  simplify: (text: string) => string = (text) => withUsualSpelling(text, language),
): (text: string) => NearestExample<Value> | undefined {
  const counts = new Map<string, number>();
  const all = examples.map(({ text, value }) => ({
    value,
    features: featuresOf(simplify(text), language),
  }));
  for (const { features } of all)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const weigh = (feature: string): number =>
    weighFeature(counts.get(feature) ?? 0, all.length, isPair(feature));
  const lengthOf = (features: string[]): number =>
    Math.sqrt(features.reduce((sum, feature) => sum + weigh(feature) ** 2, 0));
  const known = all.map((one) => ({ ...one, length: lengthOf(one.features) }));
  return (text) => {
    const features = new Set(featuresOf(simplify(text), language));
    const length = lengthOf([...features]);
    let best: NearestExample<Value> | undefined;
    for (const example of known) {
      let product = 0;
      for (const feature of example.features)
        if (features.has(feature)) product += weigh(feature) ** 2;
      const similarity = product / (length * example.length || 1);
      if (similarity > (best?.similarity ?? 0)) best = { value: example.value, similarity };
    }
    return best;
  };
}
