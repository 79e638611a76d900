import type { Language } from '@huoban/contracts';

const DENSE = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々〆';
const SPACE_BETWEEN_DENSE = new RegExp(`(?<=[${DENSE}])\\s+(?=[${DENSE}])`, 'gu');
const NON_LETTERS = new RegExp(`[^\\p{L}\\p{N}ー々〆]+`, 'gu');

/** Letters and digits of a text in one width, its punctuation as single spaces; case is kept. */
export const normalizeText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[・･·]/g, '')
    .replace(/&/g, ' and ')
    .replace(NON_LETTERS, ' ')
    .replace(SPACE_BETWEEN_DENSE, '')
    .trim();

/** The language that a message is written in; Han alone may be either, so the page decides. */
export function detectLanguage(text: string, page: Language): Language {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  if (/\p{Script=Han}/u.test(text)) return page === 'ja' ? 'ja' : 'zh';
  return /[a-z]/i.test(text) ? 'en' : page;
}
