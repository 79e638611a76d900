import type { Language } from '@huoban/contracts';

const HAN_WORD = /^\p{Script=Han}+$/u;
/** Makes another word of one before it: 料理長 is a person, no dish. */
const SUFFIX = /^[長人師番店屋員士手家王者官]/u;

/** Whether a Japanese word at the start of a text is only part of a longer one. */
export const isPartOfWord = (word: string, text: string, language: Language): boolean =>
  language === 'ja' && HAN_WORD.test(word) && SUFFIX.test(text.slice(word.length));
