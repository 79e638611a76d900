import { simplifyHan } from '../../../search/han-variants';
import type { Language } from '@huoban/contracts';

const DENSE = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々〆';
const SPACE_BETWEEN_DENSE = new RegExp(`(?<=[${DENSE}])\\s+(?=[${DENSE}])`, 'gu');
const NON_LETTERS = new RegExp(`[^\\p{L}\\p{N}ー々〆]+`, 'gu');

const isKatakana = (character: string | undefined): boolean =>
  character !== undefined && /[\p{Script=Katakana}ー]/u.test(character);

/** Punctuation between two katakana words stays a boundary: 『カモメリーグ』、スポーツ. */
const joinDense = (text: string): string =>
  text.replace(SPACE_BETWEEN_DENSE, (space, at: number) =>
    isKatakana(text[at - 1]) && isKatakana(text[at + space.length]) ? ' ' : '',
  );

/** Normalizes width, and typographic apostrophes to those that patterns have. */
export const normalizeCharacters = (text: string): string =>
  text.normalize('NFKC').replace(/[’‘]/g, "'");

/** A text as part of a regular expression. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** A text in ASCII has no width and no dense script. */
const IS_ASCII = /^[\0-\x7f]*$/;

/** Normalizes width, and punctuation to single spaces; keeps case. */
export const normalizeText = (text: string): string =>
  IS_ASCII.test(text)
    ? text
        .replace(/&/g, ' and ')
        .replace(/[^a-z0-9]+/gi, ' ')
        .trim()
    : joinDense(
        text
          .normalize('NFKC')
          .replace(/[・･·]/g, '')
          .replace(/&/g, ' and ')
          .replace(SPACE_BETWEEN_DENSE, '')
          .replace(NON_LETTERS, ' '),
      ).trim();

/** Language of a message. Han characters alone may be Chinese or Japanese, so the page decides. */
export function detectLanguage(text: string, page: Language): Language {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  const isEnglish = page === 'en' && (text.match(/[a-z]{2,}/giu)?.length ?? 0) >= 2;
  if (/\p{Script=Han}/u.test(text) && !isEnglish) return page === 'ja' ? 'ja' : 'zh';
  return /[a-z]/i.test(text) ? 'en' : page;
}

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Converts traditional to simplified characters in a text without kana. */
export const toSimplified = (text: string): string =>
  KANA.test(text) || !/\p{Script=Han}/u.test(text) ? text : simplifyHan(text);

const LATIN_ENDS = /^[a-z0-9].*[a-z0-9]$|^[a-z0-9]$/iu;

/** Replaces names by spaces. A Latin name is a word: “it” is no part of “with”. */
export function withoutNames(text: string, names: string[]): string {
  let rest = text;
  for (const name of names.filter((each) => each !== '')) {
    const escaped = escapePattern(name);
    const word = LATIN_ENDS.test(name) ? `(?<![a-z0-9])${escaped}(?![a-z0-9])` : escaped;
    rest = rest.replace(new RegExp(word, 'giu'), ' ');
  }
  return rest;
}
