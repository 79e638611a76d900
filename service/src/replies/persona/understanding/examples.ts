import type { Language } from '@huoban/contracts';
import { foldTerm, stemOf, wordsOf } from './fold-text';
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

const PAIR_WEIGHT = 0.7;
const HIRAGANA = /^\p{Script=Hiragana}$/u;

/** Words and pairs of words, or characters and pairs of characters where no spaces separate words. */
function featuresOf(text: string, language: Language): string[] {
  const units =
    language === 'en'
      ? wordsOf(text).map(stemOf)
      : [...foldTerm(text.normalize('NFKC'), language).replace(/\s+/gu, '')];
  const singles = language === 'ja' ? units.filter((unit) => !HIRAGANA.test(unit)) : units;
  return [
    ...new Set([...singles, ...units.slice(1).map((unit, at) => `${units[at] ?? ''} ${unit}`)]),
  ];
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
    Math.log(1 + all.length / (1 + (counts.get(feature) ?? 0))) *
    (feature.includes(' ') ? PAIR_WEIGHT : 1);
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
