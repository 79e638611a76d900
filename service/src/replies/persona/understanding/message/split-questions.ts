import type { Language } from '@huoban/contracts';
import { isQuestion } from '../question';

const SEPARATOR: Record<Language, RegExp> = {
  zh: /(?<=[?？!！。；;])|[，,、]\s*|(?:还有|以及|顺便问?(?:一下|下)?|另外)(?=.{3})/u,
  en: /(?<=[?!.;])\s+|,\s*(?:and |also |plus )?|\s+(?:and|also|plus)\s+(?=(?:what|who|when|where|why|how|which|can|could|is|are|do|does|did|will)\b)/iu,
  ja: /(?<=[?？!！。])|[、,]\s*|(?:あと|それと|ついでに)(?=.{3})/u,
};

/** A message that asks two things as its two questions; otherwise empty. */
export function splitQuestions(text: string, language: Language): string[] {
  const pieces = text
    .split(SEPARATOR[language])
    .map((piece) => piece.trim())
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
  const glue = language === 'en' ? ' ' : '，';
  const groups: string[] = [];
  let rest = '';
  for (const piece of pieces) {
    rest = rest === '' ? piece : `${rest}${glue}${piece}`;
    if (!isQuestion({ text: piece })) continue;
    groups.push(rest);
    rest = '';
  }
  return groups.length === 2 && rest === '' ? groups : [];
}
