import { LANGUAGES, type Language } from '@huoban/contracts';
import { bytesOfRows, encodeRows, fnv1a, readRows } from './hash-rows';

export const DIMENSIONS = 64;
/** Length of a vector. */
const LENGTH = 127;
const COUNT_BYTES = 4;
export const HEADER_BYTES = LANGUAGES.length * COUNT_BYTES;

/** Among 45,000 words another word has the hash of one of them once in 100,000 look-ups. */
function hashOf(word: string): number {
  const bytes = Buffer.from(word);
  return fnv1a(bytes.length, (at) => bytes[at] ?? 0);
}

/** Scales a vector of any length to 8 bits per component. */
export function toBytes(vector: ArrayLike<number>): Int8Array {
  let sum = 0;
  for (let at = 0; at < DIMENSIONS; at += 1) sum += (vector[at] ?? 0) ** 2;
  const scale = sum === 0 ? 0 : LENGTH / Math.sqrt(sum);
  return Int8Array.from({ length: DIMENSIONS }, (_, at) => Math.round((vector[at] ?? 0) * scale));
}

/** Cosine of two vectors of 8 bits that start at these components. */
export function cosine(a: Int8Array, fromA: number, b: Int8Array, fromB: number): number {
  let dot = 0;
  for (let at = 0; at < DIMENSIONS; at += 1) dot += (a[fromA + at] ?? 0) * (b[fromB + at] ?? 0);
  return dot / (LENGTH * LENGTH);
}

/** Vectors of words of one language, by folded word. */
export type VectorLookup = (word: string) => Int8Array | undefined;

/** Numbers of words, then for each language the sorted hashes of its words and their vectors. */
export function encodeTable(vectors: Record<Language, Map<string, Int8Array>>): Buffer {
  const parts = LANGUAGES.flatMap((language) =>
    encodeRows([...vectors[language]].map(([word, row]) => ({ hash: hashOf(word), row }))),
  );
  const header = Buffer.alloc(HEADER_BYTES);
  LANGUAGES.forEach((language, at) =>
    header.writeUInt32LE(vectors[language].size, at * COUNT_BYTES),
  );
  return Buffer.concat([header, ...parts]);
}

/** Where the part of a language is in a table, in bytes. */
export function sectionOf(header: Buffer, language: Language): { start: number; length: number } {
  const lengths = LANGUAGES.map((_, at) =>
    bytesOfRows(header.readUInt32LE(at * COUNT_BYTES), DIMENSIONS),
  );
  const position = LANGUAGES.indexOf(language);
  return {
    start: lengths.slice(0, position).reduce((sum, length) => sum + length, HEADER_BYTES),
    length: lengths[position] ?? 0,
  };
}

/** The vectors of the part of a language, as views of it. */
export function readSection(section: Buffer): VectorLookup {
  const find = readRows(section, DIMENSIONS);
  return (word) => find(hashOf(word));
}
