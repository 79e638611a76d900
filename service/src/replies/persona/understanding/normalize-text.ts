import { simplifyHan } from '../../../search/han-variants';
import type { Language } from '@huoban/contracts';

const DENSE = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々〆';
const SPACE_BETWEEN_DENSE = new RegExp(`(?<=[${DENSE}])\\s+(?=[${DENSE}])`, 'gu');
const NON_LETTERS = new RegExp(`[^\\p{L}\\p{N}ー々〆]+`, 'gu');

/** Normalizes width, and punctuation to single spaces; keeps case. */
export const normalizeText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[・･·]/g, '')
    .replace(/&/g, ' and ')
    .replace(NON_LETTERS, ' ')
    .replace(SPACE_BETWEEN_DENSE, '')
    .trim();

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
