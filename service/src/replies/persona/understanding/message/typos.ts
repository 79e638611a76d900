import { distance } from 'fastest-levenshtein';
import { stemOf } from '../fold-text';
import { soundOf } from '../names/english-sound';

/** Words of questions about games, which visitors misspell in more ways than others. */
const QUESTION_WORDS =
  'about alone developer developed genre made many maximum mobile multiplayer people platform platforms play player players release released what when which year'.split(
    ' ',
  );
const MIN_LONG = 7;

/** The question word that has the sound of a word, or nearly its letters. */
const questionWordOf = (word: string): string | undefined =>
  QUESTION_WORDS.find(
    (one) =>
      one.startsWith(word.charAt(0)) &&
      (soundOf(one) === soundOf(word) || distance(one, word) <= (one.length < MIN_LONG ? 1 : 2)),
  );

/** Writes misspelt English words of a message as known ones. */
export type Correct = (text: string) => string;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Shorter words have too many neighbours; in short ones only letters in the wrong order are corrected. */
const MIN_LENGTH = { swapped: 4, other: 5 };
/** Letters in the wrong order are the commonest mistake. */
const WORTH = { swapped: 20, other: 1 };
/** A rarer word is no safe correction. */
const MIN_COUNT = 3;
/** A lower-case word that is no name: visitors also write names in lower case. */
const WORD =
  /(?<!\b(?:called|named|name is|name's|i'm|i am|im|call me|this is|by|it's|his name|her name) )(?<![\w'’-])[a-z]{4,}(?![\w'’-])/gu;

/** Words that differ in one letter after the first from a word, with their worth as corrections. */
function* neighboursOf(word: string): Generator<[neighbour: string, worth: number]> {
  for (let at = 1; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    if (after.length > 1)
      yield [`${before}${after.charAt(1)}${after.charAt(0)}${after.slice(2)}`, WORTH.swapped];
    if (word.length < MIN_LENGTH.other) continue;
    if (after !== '') yield [before + after.slice(1), WORTH.other];
    for (const letter of LETTERS) yield [before + letter + after, WORTH.other];
  }
}

/** “Didn’t” also without its apostrophe. */
function countWords(texts: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const plain = text.toLowerCase().replace(/['’]/gu, '');
    for (const [word] of plain.matchAll(/[a-z]{3,}/gu))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** Corrects words that neither the texts nor `isWord` know and that one word of the texts resembles. */
export function createCorrector(
  texts: Iterable<string>,
  isWord: (word: string) => boolean,
): Correct {
  const counts = countWords(texts);
  const stems = new Set([...counts.keys()].map(stemOf));
  const isKnown = (word: string): boolean =>
    stems.has(stemOf(word)) || isWord(word) || isWord(stemOf(word));
  return (text) =>
    text.replace(WORD, (word) => {
      if (isKnown(word)) return word;
      let best = { word: questionWordOf(word) ?? word, score: 0 };
      if (best.word !== word) return best.word;
      for (const [neighbour, worth] of neighboursOf(word)) {
        const count = counts.get(neighbour) ?? 0;
        if (count >= MIN_COUNT && count * worth > best.score)
          best = { word: neighbour, score: count * worth };
      }
      return best.word;
    });
}
