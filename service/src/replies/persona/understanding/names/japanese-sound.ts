import { allowedMistakes } from './allowed-mistakes';
import { readingsOf } from './kanji-readings';
import { isKana, soundOfKana } from './kana';

/** Sounds of these lengths may differ by one and by two letters. */
const LONG = [7, 10] as const;
/** Shorter titles must share a kanji with what is written, because many words sound like them. */
const MIN_LENGTH = 6;
/** A kanji whose readings are unknown stands for as many letters at most, and counts as two mistakes. */
const MAX_UNKNOWN = 4;
const UNKNOWN_COST = 2;

const HAN = /\p{Script=Han}/u;
const KANA = /[\p{Script=Hiragana}ー]/u;

/** A part of a text that is read like a title so far. */
interface Partial {
  cost: number;
  from: number;
}

/** The letters that a character may stand for, each with the mistakes that this counts as. */
function* lettersOf(character: string, rest: string): Generator<[length: number, cost: number]> {
  if (KANA.test(character)) {
    const sound = soundOfKana(character);
    if (sound === '') yield [0, 0];
    else {
      yield [0, 1];
      yield [1, rest.startsWith(sound) ? 0 : 1];
    }
    return;
  }
  if (!HAN.test(character)) return;
  for (const reading of readingsOf(character))
    if (rest.startsWith(reading)) yield [reading.length, 0];
  for (let length = 1; length <= MAX_UNKNOWN; length += 1) yield [length, UNKNOWN_COST];
}

/** Where a folded text has what may be read as a sound, and the mistakes in it. */
interface HeardTitle {
  from: number;
  to: number;
  mistakes: number;
}

/**
 * Finds a title that is written with other kanji or wrong kana, by what it sounds like: すぱいす表紙 is read like
 * スパイス拍子. The least number of changed letters between the readings of a part of the text and the sound (P. H.
 * Sellers: The theory and computation of evolutionary distances, Journal of Algorithms 1, 1980).
 * @param text folded
 * @param title folded
 * @param sound of the title
 */
export function findHeard(text: string, title: string, sound: string): HeardTitle | undefined {
  const limit = allowedMistakes(sound.length, LONG);
  const characters = [...text];
  let best: HeardTitle | undefined;
  let row: (Partial | undefined)[] = [];
  for (let at = 0; at <= characters.length; at += 1) {
    row[0] = { cost: 0, from: at };
    const next: (Partial | undefined)[] = [];
    for (let done = 0; done <= sound.length; done += 1) {
      const partial = row[done];
      if (partial === undefined || partial.cost > limit) continue;
      if (done > 0) keepBetter(row, done + 1, partial, 1);
      const character = characters[at];
      if (character === undefined) continue;
      for (const [length, cost] of lettersOf(character, sound.slice(done)))
        if (done + length > 0 && done + length <= sound.length)
          keepBetter(next, done + length, partial, cost);
    }
    const whole = row[sound.length];
    if (
      whole !== undefined &&
      whole.cost <= limit &&
      whole.cost < (best?.mistakes ?? Infinity) &&
      isLikely(characters.slice(whole.from, at), title, sound)
    )
      best = { from: whole.from, to: at, mistakes: whole.cost };
    row = next;
  }
  return best;
}

function keepBetter(
  row: (Partial | undefined)[],
  at: number,
  { cost, from }: Partial,
  more: number,
): void {
  const known = row[at];
  if (known === undefined || cost + more < known.cost) row[at] = { cost: cost + more, from };
}

const isLikely = (written: string[], title: string, sound: string): boolean =>
  sound.length >= MIN_LENGTH || written.some((one) => HAN.test(one) && title.includes(one));

/** What a folded title sounds like, by the first of its spellings that is its whole reading; empty when none is. */
export function soundOfTitle(title: string, spellings: string[]): string {
  const isReading = (sound: string): boolean => findHeard(title, title, sound)?.mistakes === 0;
  return [title, ...spellings].filter(isKana).map(soundOfKana).find(isReading) ?? '';
}
