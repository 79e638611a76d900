import type { Language } from '@huoban/contracts';

/** A shorter first clause, such as “Well,”, does not make two replies alike. */
const MIN_LENGTH: Record<Language, number> = { zh: 4, en: 12, ja: 5 };

/** The first clause of a reply without titles, or its first sentence if that is too short; empty when both are. */
export function openingOf(text: string, titles: string[], language: Language): string {
  const plain = titles.reduce((rest, title) => rest.replaceAll(title, ''), text).trim();
  const [clause = ''] = /^[^,，、。.!！?？…~～:：]*/u.exec(plain) ?? [];
  const [sentence = ''] = /^[^。.!！?？…~～]*/u.exec(plain) ?? [];
  const opening = clause.length >= MIN_LENGTH[language] ? clause : sentence;
  return opening.length >= MIN_LENGTH[language] ? opening.trim().toLowerCase() : '';
}
