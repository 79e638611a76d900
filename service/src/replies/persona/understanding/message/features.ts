import type { Language } from '@huoban/contracts';
import { foldText } from '../fold-text';

const PAIR_WEIGHT = 0.7;
const HIRAGANA = /^\p{Script=Hiragana}$/u;

/** Words and pairs of words of a folded text, or characters and pairs of characters where no spaces separate words. */
export function featuresOfFolded(folded: string, language: Language): string[] {
  const units =
    language === 'en'
      ? folded.split(' ').filter((word) => word !== '')
      : [...folded.replace(/\s+/gu, '')];
  const singles = language === 'ja' ? units.filter((unit) => !HIRAGANA.test(unit)) : units;
  return [
    ...new Set([...singles, ...units.slice(1).map((unit, at) => `${units[at] ?? ''} ${unit}`)]),
  ];
}

/** The same of a text as written. */
export const featuresOf = (text: string, language: Language): string[] =>
  featuresOfFolded(foldText(text, language), language);

export const isPair = (feature: string): boolean => feature.includes(' ');

/** The rarer a feature is among texts, the more it weighs. */
export const weighFeature = (count: number, total: number, pair: boolean): number =>
  Math.log(1 + total / (1 + count)) * (pair ? PAIR_WEIGHT : 1);
