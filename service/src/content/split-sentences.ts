import type { Language } from '@huoban/contracts';

const SENTENCE: Record<Language, RegExp> = {
  zh: /[^。！？]+[。！？]+[”’」』]?/gu,
  ja: /[^。！？]+[。！？]+[」』]?/gu,
  en: /.+?[.!?]+["”’]?(?=\s|$)/gsu,
};

/** Splits a text into sentences; a text without a full stop is one. */
export function splitSentences(text: string, language: Language): string[] {
  const found = [...text.matchAll(SENTENCE[language])].map(([sentence]) => sentence.trim());
  return found.length === 0 ? [text] : found;
}
