import type { Term } from '../understanding/terms';

/** Synonyms are worth less than the word itself. */
const SYNONYM_WEIGHT = 0.75;
/** Of words that the content never uses. */
const UNSEEN_WEIGHT = 0.35;
/** Known parts of a longer word that occur although the word does not. */
const PART_WEIGHT = 0.6;
/** One character of a word in a script without spaces. */
const CHARACTER_WEIGHT = 0.35;
const MAX_PARTIAL_WEIGHT = 0.6;
const HAN = /\p{Script=Han}/u;

interface Weighed {
  text: string;
  worth: number;
}

/** A term with the worth of its spellings, by how rare they are. */
export interface WeighedTerm extends Weighed {
  /** The content uses neither the word nor a synonym. */
  isUnknown: boolean;
  synonyms: Weighed[];
  /** Alternatives: sequences of parts that stand for the term when they occur apart. */
  parts: Weighed[];
  /** What parts are worth together at most. */
  mostOfParts: number;
}

/** Number of sentences that contain a text, and how many there are. */
export interface Frequencies {
  of: (text: string) => number;
  total: number;
}

const rarityOf = (text: string, { of, total }: Frequencies): number =>
  Math.log(1 + total / (2 + of(text)));

/** The longest known substrings of a word that the content never uses. */
function knownParts(word: string, frequencies: Frequencies): string[] {
  const parts: string[] = [];
  for (let at = 0; at < word.length - 1;) {
    let length = word.length - at;
    while (length >= 2 && frequencies.of(word.slice(at, at + length)) === 0) length -= 1;
    if (length >= 2) parts.push(word.slice(at, at + length));
    at += Math.max(1, length);
  }
  return parts;
}

/** Weighs a term; words that the content never uses count little when the question is about a known subject. */
export function weighTerm(
  { text, synonyms, weight }: Term,
  frequencies: Frequencies,
  isLenient: boolean,
): WeighedTerm {
  const isUnseen = frequencies.of(text) === 0;
  const rarity = rarityOf(text, frequencies) * (isUnseen && isLenient ? UNSEEN_WEIGHT : 1);
  const own = weight * rarity;
  const alike = synonyms.map((synonym) => ({
    text: synonym,
    worth: Math.min(own, weight * rarityOf(synonym, frequencies) * SYNONYM_WEIGHT),
  }));
  const isDense = !text.startsWith(' ');
  const whole = isUnseen && isDense && text.length > 2 ? knownParts(text, frequencies) : [];
  const known = Math.max(0, ...alike.map(({ worth }) => worth));
  // A word that the content never uses counts as much as the best of its synonyms.
  const worth = isUnseen && known > 0 ? known : own;
  const letters = isDense && whole.length === 0 ? [...text].filter((one) => HAN.test(one)) : [];
  return {
    text,
    worth,
    isUnknown: isUnseen && synonyms.every((synonym) => frequencies.of(synonym) === 0),
    synonyms: alike,
    mostOfParts: MAX_PARTIAL_WEIGHT * worth,
    parts: [
      ...whole.map((part) => ({
        text: part,
        worth: weight * rarityOf(part, frequencies) * PART_WEIGHT,
      })),
      ...(letters.length > 1 ? letters : []).map((letter) => ({
        text: letter,
        worth: weight * rarityOf(letter, frequencies) * CHARACTER_WEIGHT,
      })),
    ],
  };
}

/** Worth of the part of a term that a text has. */
export function matchedWorth(
  { text, worth, synonyms, parts, mostOfParts }: WeighedTerm,
  has: (text: string) => boolean,
): number {
  if (has(text)) return worth;
  let partial = 0;
  for (const part of parts) if (has(part.text)) partial += part.worth;
  let best = Math.min(partial, mostOfParts);
  for (const synonym of synonyms)
    if (synonym.worth > best && has(synonym.text)) best = synonym.worth;
  return best;
}

/** Worth of the part of a term that a folded text contains. */
export const worthIn = (term: WeighedTerm, folded: string): number =>
  matchedWorth(term, (text) => folded.includes(text));
