import type { Language } from '@huoban/contracts';
import type { GameFile } from '../../../../content/content-schema';
import { DIMENSIONS, type VectorLookup } from '../../vectors/table-format';
import type { ReadVectors } from '../../vectors/word-vectors';
import { normalizeCharacters, toSimplified } from '../normalize-text';
import { createTitleMask } from './title-mask';

/** Lengths of the parts of a text that are features, with their weights. */
type Lengths = [length: number, weight: number][];
const OF_CHARACTERS: Lengths = [
  [1, 0.5],
  [2, 1],
  [3, 0.7],
  [4, 0.4],
];
const OF_ENGLISH_WORDS: Lengths = [
  [4, 0.3],
  [5, 0.3],
];
const WORD_WEIGHT = 1;
const PAIR_WEIGHT = 0.7;
const MIN_DIVIDED_WORD = 5;
/** A feature that occurs often in one message says little more than one that occurs once. */
const MAX_WEIGHT = 1.5;
/** Lengths of the vectors of features and of words: the longer they are, the faster a classifier learns from them. */
const LENGTH = 3;
const VECTOR_LENGTH = 2.1;
const MAX_WORD = 6;

/** A feature that all messages have. */
export const BIAS = 'bias';

const WORDS = /[a-z']+|\d+|[?!]/gu;

function normalize(text: string, language: Language): string {
  const plain = normalizeCharacters(text).toLowerCase();
  return language === 'zh' ? toSimplified(plain) : plain;
}

/** The words of a text that have vectors; the longest ones where no spaces separate words. */
function vectorsOf(plain: string, language: Language, find: VectorLookup): Int8Array[] {
  if (language === 'en') return (plain.match(WORDS) ?? []).flatMap((word) => find(word) ?? []);
  const characters = [...plain];
  const vectors: Int8Array[] = [];
  for (let at = 0; at < characters.length;) {
    let length = Math.min(MAX_WORD, characters.length - at);
    let vector = find(characters.slice(at, at + length).join(''));
    while (vector === undefined && length > 1) {
      length -= 1;
      vector = find(characters.slice(at, at + length).join(''));
    }
    if (vector !== undefined) vectors.push(vector);
    at += length;
  }
  return vectors;
}

/** Scales weights so that their vector has a length. */
export function scale(weights: Map<string, number>, length: number): Map<string, number> {
  const sum = [...weights.values()].reduce((squares, weight) => squares + weight ** 2, 0);
  const factor = sum === 0 ? 0 : length / Math.sqrt(sum);
  return new Map([...weights].map(([feature, weight]) => [feature, weight * factor]));
}

/** Parts of a text with how often they occur in it, weighted by their length. */
function partsOf(plain: string, language: Language): Map<string, number> {
  const features = new Map<string, number>();
  const add = (feature: string, weight: number) =>
    features.set(feature, Math.min(MAX_WEIGHT, (features.get(feature) ?? 0) + weight));
  const addParts = (unit: string, lengths: Lengths) => {
    const characters = [...unit];
    // Few texts have characters of two UTF-16 units, which must not be cut.
    const isPlain = characters.length === unit.length;
    for (const [length, weight] of lengths)
      for (let at = 0; at + length <= characters.length; at += 1) {
        const end = at + length;
        add(isPlain ? unit.slice(at, end) : characters.slice(at, end).join(''), weight);
      }
  };
  if (language !== 'en') {
    addParts(`^${plain.replaceAll(/\s/gu, '')}$`, OF_CHARACTERS);
    return features;
  }
  const words = plain.match(WORDS) ?? [];
  for (const [at, word] of words.entries()) {
    add(` ${word} `, WORD_WEIGHT);
    add(`${words[at - 1] ?? '^'} ${word}`, PAIR_WEIGHT);
    if (word.length >= MIN_DIVIDED_WORD) addParts(`<${word}>`, OF_ENGLISH_WORDS);
  }
  add(`${words.at(-1) ?? '^'} $`, PAIR_WEIGHT);
  return features;
}

/** The parts of a text in its usual characters. */
export const textParts = (text: string, language: Language): Map<string, number> =>
  partsOf(normalize(text, language), language);

const COMPONENTS = Array.from({ length: DIMENSIONS }, (_, at) => `vector ${at}`);

/** The sum of vectors by component; empty without vectors. */
function sumOf(vectors: Int8Array[]): Map<string, number> {
  const sum = new Float64Array(DIMENSIONS);
  for (const vector of vectors)
    for (let at = 0; at < DIMENSIONS; at += 1) sum[at] = (sum[at] ?? 0) + (vector[at] ?? 0);
  const components = vectors.length === 0 ? [] : COMPONENTS;
  return new Map(components.map((component, at) => [component, sum[at] ?? 0]));
}

/** Weights of the parts of a message, and the components of the mean vector of its words. */
function messageFeatures(
  text: string,
  language: Language,
  find: VectorLookup,
): ReadonlyMap<string, number> {
  const plain = normalize(text, language);
  return new Map([
    ...scale(partsOf(plain, language), LENGTH),
    ...scale(sumOf(vectorsOf(plain, language, find)), VECTOR_LENGTH),
  ]);
}

/** Reads the features of messages in a language. */
export type ReadFeatures = (
  language: Language,
) => Promise<(text: string) => ReadonlyMap<string, number>>;

/** The features of messages, whichever game they name. */
export const createFeatureReader =
  (readGames: () => Promise<GameFile[]>, readVectors: ReadVectors): ReadFeatures =>
  async (language) => {
    const find = await readVectors(language);
    const games = await readGames();
    const mask = createTitleMask(games.map(({ title }) => title[language]));
    return (text) => messageFeatures(mask(text), language, find);
  };
