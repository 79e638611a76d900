import type { Language } from '@huoban/contracts';
import { foldForSearch } from '../../../search/fold';
import { normalizeText } from './normalize-text';

/** Reduces an English word to a form that its inflections share. */
export function stemOf(word: string): string {
  if (word.length < 4) return word;
  const singular = word.replace(/(?<=[^s])s$/u, '').replace(/(?<=sh|ch|x|ss)e$/u, '');
  if (singular.length < 5) return singular.replace(/ie$/u, 'y');
  const base = singular.replace(/(?:ing|ed|er|est|ly)$/u, '');
  if (base.length < 3) return singular;
  return base
    .replace(/(?<=[^aeiou])([bdfgmnprt])\1$/iu, '$1')
    .replace(/([bdgmnprt])\1$/u, '$1')
    .replace(/(?:ie|i)$/u, 'y')
    .replace(/e$/u, '');
}

/** Writes phrases of two words that mean one thing as one word. */
const joinPhrases = (text: string): string =>
  text
    .replace(/\btop(?:ped|ping)?[- ]ups?\b/giu, 'topup')
    .replace(/\b(?:sign|log)(?:s|ged|ging|ed|ing)?[- ](?:in|on)\b/giu, 'login')
    .replace(/\b(?:sign|log)(?:s|ged|ging|ed|ing)?[- ]out\b/giu, 'logout');

export const wordsOf = (text: string): string[] =>
  normalizeText(
    joinPhrases(text)
      .replace(/['’‘]s\b/gu, ' ')
      .replace(/['’‘]/gu, ''),
  )
    .toLowerCase()
    .split(' ')
    .filter((word) => word !== '');

/** Folds a text so that terms can be found in it as substrings; English words become stems between spaces. */
export const foldText = (text: string, language: Language): string =>
  language === 'en'
    ? ` ${wordsOf(text).map(stemOf).join(' ')} `
    : foldForSearch(normalizeText(text));

/** Folds a term for a search in folded texts. */
export const foldTerm = (term: string, language: Language): string =>
  language === 'en' ? foldText(term, 'en') : foldForSearch(normalizeText(term));
