import type { Language } from '@huoban/contracts';

const DENSE = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々〆';
const BETWEEN_DENSE = new RegExp(`(?<=[${DENSE}])\\s+(?=[${DENSE}])`, 'gu');
const NO_LETTER = new RegExp(`[^\\p{L}\\p{N}ー々〆]+`, 'gu');

/** Letters and digits of a text in one width, its punctuation as single spaces; case is kept. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[・･·]/g, '')
    .replace(/&/g, ' and ')
    .replace(NO_LETTER, ' ')
    .replace(BETWEEN_DENSE, '')
    .trim();

/** The language that a message is written in; Han alone may be either, so the page decides. */
export const languageOf = (text: string, page: Language): Language => {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  if (/\p{Script=Han}/u.test(text)) return page === 'ja' ? 'ja' : 'zh';
  return /[a-z]/i.test(text) ? 'en' : page;
};
