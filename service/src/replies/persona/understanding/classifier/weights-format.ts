import { LANGUAGES, type Language } from '@huoban/contracts';
import * as z from 'zod';

/** Weights are scaled to 8 bits. */
const MAX_BYTE = 127;
const COUNT_BYTES = 4;
const HASH_BYTES = 4;

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

/** FNV-1a, 32 bits. */
function hashOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1)
    hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

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
    const rows = [...weights[language]]
      .map(([feature, row]) => ({ hash: hashOf(feature), row }))
      .sort((a, b) => a.hash - b.hash);
    const hashes = Buffer.alloc(rows.length * HASH_BYTES);
    rows.forEach(({ hash }, at) => hashes.writeUInt32LE(hash, at * HASH_BYTES));
    const scale = MAX_BYTE / languages[language].largest;
    return [
      hashes,
      ...rows.map(({ row }) =>
        Buffer.from(Int8Array.from(row, (weight) => Math.round(weight * scale))),
      ),
    ];
  });
  return Buffer.concat([length, header, ...parts]);
}

export const readWeightsHeader = (file: Buffer): WeightsHeader =>
  headerSchema.parse(
    JSON.parse(file.subarray(COUNT_BYTES, COUNT_BYTES + file.readUInt32LE(0)).toString()),
  );

/** Adds the weights of a feature, times a value, to the scores of the labels. */
export type AddWeights = (feature: string, value: number, scores: Float64Array) => void;

/** Reads the weights of a language. */
export function readWeights(file: Buffer, language: Language): AddWeights {
  const { labels, languages } = readWeightsHeader(file);
  const sizeOf = (one: Language) => languages[one].features * (HASH_BYTES + labels.length);
  const start = LANGUAGES.slice(0, LANGUAGES.indexOf(language)).reduce(
    (sum, one) => sum + sizeOf(one),
    COUNT_BYTES + file.readUInt32LE(0),
  );
  const { features, largest } = languages[language];
  // A copy, so that the other languages need not stay in memory.
  const section = Buffer.from(file.subarray(start, start + sizeOf(language)));
  const rows = new Int8Array(section.buffer, section.byteOffset + features * HASH_BYTES);
  return (feature, value, scores) => {
    const hash = hashOf(feature);
    let [low, high] = [0, features];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (section.readUInt32LE(middle * HASH_BYTES) < hash) low = middle + 1;
      else high = middle;
    }
    if (low >= features || section.readUInt32LE(low * HASH_BYTES) !== hash) return;
    const factor = (value * largest) / MAX_BYTE;
    for (let label = 0; label < labels.length; label += 1)
      scores[label] = (scores[label] ?? 0) + factor * (rows[low * labels.length + label] ?? 0);
  };
}
