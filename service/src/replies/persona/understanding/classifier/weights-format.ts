import { LANGUAGES, type Language } from '@huoban/contracts';
import * as z from 'zod';
import { bytesOfRows, encodeRows, fnv1a, readRows } from '../../vectors/hash-rows';

/** Weights are scaled to 8 bits. */
const MAX_BYTE = 127;
const COUNT_BYTES = 4;

const headerSchema = z.strictObject({
  /** Of the examples from which the weights were learnt. */
  digest: z.string(),
  labels: z.array(z.string()),
  /** Number of features, and the largest weight. */
  languages: z.record(
    z.enum(LANGUAGES),
    z.strictObject({ features: z.int(), largest: z.number() }),
  ),
});
export type WeightsHeader = z.output<typeof headerSchema>;

/** Weights of each label by feature. */
export type Weights = ReadonlyMap<string, Float32Array>;

const hashOf = (feature: string): number => fnv1a(feature.length, (at) => feature.charCodeAt(at));

/** The header as JSON with its length before it, then for each language the sorted hashes of its features and their weights. */
export function encodeWeights(
  digest: string,
  labels: WeightsHeader['labels'],
  weights: Record<Language, Weights>,
): Buffer {
  const largestOf = (all: Weights) =>
    Math.max(...[...all.values()].map((row) => Math.max(...row.map(Math.abs))));
  const languages = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      { features: weights[language].size, largest: largestOf(weights[language]) },
    ]),
  ) as WeightsHeader['languages'];
  const header = Buffer.from(JSON.stringify({ digest, labels, languages }));
  const length = Buffer.alloc(COUNT_BYTES);
  length.writeUInt32LE(header.length);
  const parts = LANGUAGES.flatMap((language) => {
    const scale = MAX_BYTE / languages[language].largest;
    return encodeRows(
      [...weights[language]].map(([feature, row]) => ({
        hash: hashOf(feature),
        row: Int8Array.from(row, (weight) => Math.round(weight * scale)),
      })),
    );
  });
  return Buffer.concat([length, header, ...parts]);
}

export const readWeightsHeader = (file: Buffer): WeightsHeader =>
  headerSchema.parse(
    JSON.parse(file.subarray(COUNT_BYTES, COUNT_BYTES + file.readUInt32LE(0)).toString()),
  );

/** The weights of a language. */
export interface LanguageWeights {
  labels: string[];
  /** Adds the weights of a feature, times a value, to the scores of the labels. */
  add: (feature: string, value: number, scores: Float64Array) => void;
}

export function readWeights(file: Buffer, language: Language): LanguageWeights {
  const { labels, languages } = readWeightsHeader(file);
  const sizeOf = (one: Language) => bytesOfRows(languages[one].features, labels.length);
  const start = LANGUAGES.slice(0, LANGUAGES.indexOf(language)).reduce(
    (sum, one) => sum + sizeOf(one),
    COUNT_BYTES + file.readUInt32LE(0),
  );
  // A copy, so that the other languages need not stay in memory.
  const section = Buffer.from(file.subarray(start, start + sizeOf(language)));
  const find = readRows(section, labels.length);
  const { largest } = languages[language];
  return {
    labels,
    add: (feature, value, scores) => {
      const row = find(hashOf(feature));
      if (row === undefined) return;
      const factor = (value * largest) / MAX_BYTE;
      // An iterator would take most of the time of a classification.
      for (let label = 0; label < labels.length; label += 1)
        scores[label] = (scores[label] ?? 0) + factor * (row[label] ?? 0);
    },
  };
}
