import type { Language } from '@huoban/contracts';
import { escapePattern } from '../normalize-text';

/** Words of everyday life by what they name: foods, animals, relatives. */
export type WordClasses = Record<string, Record<Language, string[]>>;

/** The first of the characters that stand for classes, letters of Yi, which no message contains. */
const FIRST_MARK = 0xa000;

/** Creates a function that replaces the words of a class by one mark, so that messages about pizza and ramen are alike. */
export function createClassMarks(
  classes: WordClasses,
  language: Language,
): (text: string) => string {
  const marks = new Map(
    Object.values(classes).flatMap((words, at) =>
      words[language].map((word) => [
        word.replace(/’/gu, "'").toLowerCase(),
        String.fromCodePoint(FIRST_MARK + at),
      ]),
    ),
  );
  if (marks.size === 0) return (text) => text;
  const longestFirst = [...marks.keys()].sort((a, b) => b.length - a.length).map(escapePattern);
  const boundary = language === 'en' ? '\\b' : '';
  const words = new RegExp(`${boundary}(?:${longestFirst.join('|')})${boundary}`, 'giu');
  return (text) => text.replace(words, (word) => marks.get(word.toLowerCase()) ?? word);
}
