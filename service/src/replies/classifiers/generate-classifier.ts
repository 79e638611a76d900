import { createHash } from 'node:crypto';
import { LANGUAGES, type Language } from '@huoban/contracts';
import type { ReadFeatures } from '../persona/understanding/classifier/message-features';
import { encodeWeights, type Weights } from '../persona/understanding/classifier/weights-format';
import { trainClassifier } from './train-classifier';

/** Messages by label. */
export type Examples = Record<string, Record<Language, string[]>>;

/** SHA-256 of what something was learnt from. */
export const digestOf = (examples: unknown): string =>
  createHash('sha256').update(JSON.stringify(examples)).digest('hex');

/** Learns the weights of a classifier from examples of each label, in all languages. */
export async function generateClassifier(
  examples: Examples,
  readFeatures: ReadFeatures,
): Promise<Buffer> {
  const labels = Object.keys(examples);
  const learn = async (language: Language): Promise<Weights> => {
    const featuresOf = await readFeatures(language);
    const labelled = Object.values(examples).flatMap((texts, label) =>
      texts[language].map((text) => ({ features: featuresOf(text), label })),
    );
    return trainClassifier(labelled, labels.length);
  };
  const weights = Object.fromEntries(
    await Promise.all(LANGUAGES.map(async (language) => [language, await learn(language)])),
  ) as Record<Language, Weights>;
  return encodeWeights(digestOf(examples), labels, weights);
}
