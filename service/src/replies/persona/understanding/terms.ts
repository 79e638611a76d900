import { LRUCache } from 'lru-cache';
import type { Language } from '@huoban/contracts';
import { COUNTER } from './focus';
import { foldTerm, stemOf, wordsOf } from './fold-text';
import { withUsualKanji } from './message/kana-words';
import { normalizeText, withoutNames } from './normalize-text';
import { STOP_WORDS } from './stop-words';

/** A word of a question that carries content, with other words for the same. */
export interface Term {
  /** Folded spelling as written. */
  text: string;
  /** Folded synonyms. */
  synonyms: string[];
  weight: number;
}

/** Whether a folded text contains a term or one of its synonyms. */
export const containsTerm = (text: string, { text: term, synonyms }: Term): boolean =>
  [term, ...synonyms].some((one) => text.includes(one));

/** Groups of words with the same meaning, per language. */
export type Synonyms = Record<Language, string[][]>;

const SEGMENTERS = {
  zh: new Intl.Segmenter('zh', { granularity: 'word' }),
  ja: new Intl.Segmenter('ja', { granularity: 'word' }),
};
const HIRAGANA = /^[\p{Script=Hiragana}ー]+$/u;
/** Inflected endings after the Han part of a Japanese word. */
const OKURIGANA =
  /(?<=\p{Script=Han})\p{Script=Hiragana}{0,2}[るいくしてたきりみめけれえせちっうすむぶつわんだでば]$/u;
/** Particles that the segmenter leaves on a Chinese word: 做的, 睡了. */
const PARTICLES = /(?<=.)[的了着过]$/u;
/** A numeral before a counted noun: 局 of “一局”. */
const COUNTED = /^[一两几每某整](?=.$)/u;
const MIN_HIRAGANA_LENGTH = 2;
/** Of words without Han characters, which may be grammar. */
export const HIRAGANA_WEIGHT = 0.5;
const SINGLE_WEIGHT = 0.7;

const MAX_WORDS = 20_000;
/** Of each word, which indexes read again and again. */
const DENSE_TERMS = {
  zh: new LRUCache<string, readonly Term[]>({
    max: MAX_WORDS,
    memoMethod: (word) => readDense(word, 'zh'),
  }),
  ja: new LRUCache<string, readonly Term[]>({
    max: MAX_WORDS,
    memoMethod: (word) => readDense(word, 'ja'),
  }),
};
const denseTerm = (word: string, language: 'zh' | 'ja'): readonly Term[] =>
  DENSE_TERMS[language].memo(word);

function readDense(written: string, language: 'zh' | 'ja'): Term[] {
  const word = language === 'ja' ? withUsualKanji(written) : written;
  if (STOP_WORDS[language].has(word)) return [];
  const base =
    language === 'ja'
      ? word.replace(OKURIGANA, '')
      : word.replace(COUNTED, '').replace(PARTICLES, '');
  if (STOP_WORDS[language].has(base)) return [];
  const isHiragana = HIRAGANA.test(base);
  if (isHiragana && (language === 'zh' || base.length < MIN_HIRAGANA_LENGTH)) return [];
  const weight = isHiragana ? HIRAGANA_WEIGHT : base.length === 1 ? SINGLE_WEIGHT : 1;
  return [{ text: foldTerm(base, language), synonyms: [], weight }];
}

const isSingleHan = (word: string): boolean => /^\p{Script=Han}$/u.test(word);
/** What follows the stem of a Japanese verb, but no noun. */
const INFLECTION = /^(?![はがをにでともへのや])\p{Script=Hiragana}/u;

/** 四个人 is the 四人 of the content. */
const PERSONS = /(?<=[0-9一二两三四五六七八九十几])个(?=人)/gu;

/** Words of a dense text; adjacent single characters that carry content are one word, such as an unknown name. */
function splitDense(text: string, language: 'zh' | 'ja'): Term[] {
  const words: string[] = [];
  let joins = false;
  const whole = text.replace(PERSONS, '');
  for (const { segment, isWordLike, index } of SEGMENTERS[language].segment(whole)) {
    const isSingle =
      isWordLike === true &&
      isSingleHan(segment) &&
      !STOP_WORDS[language].has(segment) &&
      (language === 'zh' || !INFLECTION.test(whole.slice(index + segment.length)));
    if (isSingle && joins) words.push(`${words.pop() ?? ''}${segment}`);
    else if (isWordLike === true) words.push(segment.toLowerCase());
    joins = isSingle;
  }
  return words.flatMap((word) => denseTerm(word, language));
}

/** Longer stems also match words that begin with them. */
const MIN_PREFIX_LENGTH = 5;
const prefixOf = (stem: string): string =>
  stem.length >= MIN_PREFIX_LENGTH ? ` ${stem}` : ` ${stem} `;

const splitEnglish = (text: string): Term[] =>
  wordsOf(text).flatMap((word) =>
    STOP_WORDS.en.has(word) ? [] : [{ text: prefixOf(stemOf(word)), synonyms: [], weight: 1 }],
  );

/** Synonyms by folded word. */
export function createThesaurus(
  synonyms: Synonyms,
): (text: string, language: Language) => string[] {
  const byWord = new Map<string, Set<string>>();
  for (const language of ['zh', 'en', 'ja'] as const)
    for (const group of synonyms[language]) {
      const folded = group.map((word) => foldTerm(word, language));
      for (const word of folded) {
        const known = byWord.get(`${language}${word}`) ?? new Set<string>();
        for (const other of folded) if (other !== word) known.add(other);
        byWord.set(`${language}${word}`, known);
      }
    }
  return (text, language) => [...(byWord.get(`${language}${text}`) ?? [])];
}

export type Thesaurus = ReturnType<typeof createThesaurus>;

/** Phrases of several words that are in the thesaurus, longest first. */
const MAX_PHRASE_LENGTH = 6;

function takePhrases(text: string, language: 'zh' | 'ja', thesaurus: Thesaurus) {
  const terms: Term[] = [];
  const boundaries = new Set(
    [...SEGMENTERS[language].segment(text)].map(({ index }) => index).concat(text.length),
  );
  let rest = text;
  for (let length = MAX_PHRASE_LENGTH; length >= 2; length -= 1)
    for (let at = 0; at + length <= rest.length; at += 1) {
      const phrase = rest.slice(at, at + length);
      if (phrase.includes(' ')) continue;
      // Kana inside a word are no word: わな of 払わない.
      const isWhole = boundaries.has(at) && boundaries.has(at + length);
      if (HIRAGANA.test(phrase) && (!isWhole || STOP_WORDS[language].has(phrase))) continue;
      const folded = foldTerm(phrase, language);
      const synonyms = thesaurus(folded, language);
      if (synonyms.length === 0) continue;
      terms.push({ text: folded, synonyms, weight: 1 });
      rest = `${rest.slice(0, at)}${' '.repeat(length)}${rest.slice(at + length)}`;
    }
  return { terms, rest };
}

/** A counter that the question asks for is no part of the next word; the most common ones are in any sentence. */
const WANTED_COUNTER = new RegExp(`何(?:[人個本回枚歳度]|(${COUNTER}))`, 'gu');

/** “How much is” asks for a price. */
const ASKS_PRICE = /\bhow much (?:is|are|for)\b/giu;

/** Words of a text that carry content, folded as terms are. */
export const contentWords = (text: string, language: Language): string[] =>
  language === 'en'
    ? wordsOf(text).flatMap((word) => (STOP_WORDS.en.has(word) ? [] : [stemOf(word)]))
    : [...SEGMENTERS[language].segment(normalizeText(text).toLowerCase())].flatMap(
        ({ segment, isWordLike }) =>
          isWordLike === true ? denseTerm(segment, language).map((term) => term.text) : [],
      );

/** A word of a dictionary as terms spell it; undefined if a question never has it as one term. */
export function termOf(word: string, language: Language): string | undefined {
  const terms = language === 'en' ? splitEnglish(word) : splitDense(word, language);
  return terms.length === 1 ? terms[0]?.text.trim() : undefined;
}

/** Terms of a question without the given names. */
export function readTerms(
  question: string,
  names: string[],
  language: Language,
  thesaurus: Thesaurus,
): Term[] {
  const written = normalizeText(question.replace(ASKS_PRICE, ' price ')).toLowerCase();
  const unnamed = withoutNames(written, names);
  const text =
    language === 'ja' ? withUsualKanji(unnamed).replace(WANTED_COUNTER, ' $1 ') : unnamed;
  const found =
    language === 'en'
      ? splitEnglish(text)
      : (({ terms, rest }) => [...terms, ...splitDense(rest, language)])(
          takePhrases(text, language, thesaurus),
        );
  const unique = new Map(found.map((term) => [term.text, term]));
  return [...unique.values()].map((term) => ({
    ...term,
    synonyms: thesaurus(language === 'en' ? ` ${term.text.trim()} ` : term.text, language),
  }));
}
