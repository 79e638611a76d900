import type { Language } from '@huoban/contracts';

/** A clause with the punctuation that ends it. */
const CLAUSE = /[^。，、！？…]+[。，、！？…」』”]*|[。，、！？…]+/gu;

/**
 * The clauses of a Chinese or Japanese sentence, between which a narrow line may break; browsers would break inside of words
 * there. English breaks between words anyway.
 */
export const phrasesOf = (line: string, language: Language): string[] =>
  language === 'en' ? [line] : (line.match(CLAUSE) ?? [line]);
