import type { Language } from '@huoban/contracts';

const HAN_WORD = /^\p{Script=Han}+$/u;
/** Makes another word of one before it: 料理長 is a person, no dish. */
const SUFFIX = /^[長人師番店屋員士手家王者官]/u;

/** Ends a longer word, of which the single character after it is the rest: 電車 is no 車. */
const PREFIX = /\p{Script=Han}$/u;

/** Whether a Japanese word at a position of a text is only part of a longer one. */
export const isPartOfWord = (word: string, text: string, language: Language, at = 0): boolean =>
  language === 'ja' &&
  HAN_WORD.test(word) &&
  (SUFFIX.test(text.slice(at + word.length)) ||
    (word.length === 1 && PREFIX.test(text.slice(0, at))));
