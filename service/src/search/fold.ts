import { foldHan } from './han-variants';

/** Folds width, case and compatibility forms, so that Ａ, a and A are equal. */
export const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

const KATAKANA = /[\u30a1-\u30f6\u30fd\u30fe]/g;
const TO_HIRAGANA = -0x60;

/**
 * Folds katakana to hiragana and traditional and Japanese Han characters to simplified ones as well, because visitors type
 * any of them when they search a name.
 */
export const foldForSearch = (text: string): string =>
  foldHan(fold(text)).replace(KATAKANA, (kana) =>
    String.fromCharCode(kana.charCodeAt(0) + TO_HIRAGANA),
  );

/** A part of a text in one kind of script. Dense scripts are written without spaces. */
export interface Run {
  text: string;
  isDense: boolean;
}

const RUNS =
  /(?<dense>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々〆]+)|[\p{L}\p{N}]+/gu;

/** Splits folded text into runs of Han, kana or Hangul, and words of other scripts, without punctuation. */
export function runsOf(folded: string): Run[] {
  const words = [...folded.matchAll(RUNS)];
  return words.flatMap((match) => {
    const text = match[0];
    if (match.groups?.dense !== undefined) return [{ text, isDense: true }];
    return splitMixed(text);
  });
}

const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々〆]+/gu;

/** Splits a word such as `rpg冒险` where the dense script starts. */
function splitMixed(text: string): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (const match of text.matchAll(DENSE)) {
    if (match.index > from) runs.push({ text: text.slice(from, match.index), isDense: false });
    runs.push({ text: match[0], isDense: true });
    from = match.index + match[0].length;
  }
  if (from < text.length) runs.push({ text: text.slice(from), isDense: false });
  return runs;
}

/** Overlapping character pairs of a dense run; a single character yields itself. */
export function bigramsOf(run: string): string[] {
  const characters = [...run];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`);
}
