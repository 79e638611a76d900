import { LRUCache } from 'lru-cache';
import { pinyin } from 'pinyin-pro';

/** Readings of one character without tones, exact ones and those with sounds that many speakers do not distinguish. */
interface Syllable {
  exact: string[];
  blurred: string[];
}

/** In many regions z and zh, n and l, and final n and ng sound alike. */
const blur = (syllable: string): string =>
  syllable
    .replace(/^([zcs])h/u, '$1')
    .replace(/^l/u, 'n')
    .replace(/ng$/u, 'n');

function readSyllable(character: string): Syllable {
  const options = { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true } as const;
  const exact = [...new Set(pinyin(character, { ...options, multiple: true }))];
  return { exact, blurred: [...new Set(exact.map(blur))] };
}

const MAX_CACHED = 10_000;
const cache = new LRUCache<string, Syllable>({ max: MAX_CACHED, memoMethod: readSyllable });

/** A text as characters with what they sound like. */
export interface Spoken {
  characters: string[];
  syllables: Syllable[];
}

export function speak(text: string): Spoken {
  const characters = [...text];
  return { characters, syllables: characters.map((character) => cache.memo(character)) };
}

const sharesReading = (a: string[], b: string[]): boolean => a.some((one) => b.includes(one));

const MIN_SYLLABLES = 3;

/** Position in a text of characters that sound like a Chinese name, or -1. */
export function indexOfSound(text: Spoken, name: Spoken): number {
  const { length } = name.characters;
  const soundsAt = (at: number, kind: keyof Syllable): boolean =>
    name.syllables.every((one, offset) =>
      sharesReading(one[kind], text.syllables[at + offset]?.[kind] ?? []),
    );
  for (let at = 0; at + length <= text.characters.length; at += 1) {
    const shared = name.characters.filter(
      (character, offset) => text.characters[at + offset] === character,
    ).length;
    // Short names must also share a character, because many words sound like them.
    const isLong = length >= MIN_SYLLABLES;
    if ((isLong || shared > 0) && soundsAt(at, 'exact')) return at;
    if (isLong && shared * 2 >= length && soundsAt(at, 'blurred')) return at;
  }
  return -1;
}
