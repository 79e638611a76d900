import { open } from 'node:fs/promises';
import type { Language } from '@huoban/contracts';
import { oncePerLanguage } from '../knowledge/once-per-language';
import {
  DIMENSIONS,
  HEADER_BYTES,
  readSection,
  sectionOf,
  toBytes,
  type VectorLookup,
} from './table-format';

export const VECTORS_FILE = 'word-vectors.bin';

/** The longest parts of a word that have vectors; single characters only of words of two. */
function partsOf(word: string, find: VectorLookup): Int8Array[] {
  const parts: Int8Array[] = [];
  for (let at = 0; at < word.length;) {
    let length = Math.min(word.length - at, word.length - 1);
    let part = find(word.slice(at, at + length));
    while (part === undefined && length > 1) {
      length -= 1;
      part = find(word.slice(at, at + length));
    }
    if (part !== undefined && (length > 1 || word.length === 2)) parts.push(part);
    at += length;
  }
  return parts;
}

/** Gives words of scripts without spaces that are not in the table the mean of their parts. */
export const withParts =
  (find: VectorLookup, language: Language): VectorLookup =>
  (word) => {
    const whole = find(word);
    if (whole !== undefined || language === 'en' || word.length < 2) return whole;
    const parts = partsOf(word, find);
    if (parts.length === 0) return undefined;
    return toBytes(
      Float32Array.from({ length: DIMENSIONS }, (_, at) =>
        parts.reduce((sum, part) => sum + (part[at] ?? 0), 0),
      ),
    );
  };

/** Reads the vectors of a language; without the file no word has one. */
async function readWordVectors(path: string, language: Language): Promise<VectorLookup> {
  const file = await open(path).catch(() => undefined);
  if (file === undefined) return () => undefined;
  try {
    const { buffer: header } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    const { start, length } = sectionOf(header, language);
    const { buffer: section } = await file.read(Buffer.alloc(length), 0, length, start);
    return readSection(section);
  } finally {
    await file.close();
  }
}

/** Reads the vectors of a language with the first call. */
export type ReadVectors = (language: Language) => Promise<VectorLookup>;

export function createVectorReader(path: string): ReadVectors {
  return oncePerLanguage((language) => readWordVectors(path, language));
}
