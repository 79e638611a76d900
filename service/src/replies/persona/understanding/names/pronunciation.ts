import { pinyin } from 'pinyin-pro';

/** Readings of one character without tones, exact ones and those with sounds that many speakers do not distinguish. */
interface Syllable {
  exact: string[];
  blurred: string[];
}

const known = new Map<string, Syllable>();

/** In many regions z and zh, n and l, and final n and ng sound alike. */
const blur = (syllable: string): string =>
  syllable
    .replace(/^([zcs])h/u, '$1')
    .replace(/^l/u, 'n')
    .replace(/ng$/u, 'n');

function readSyllable(character: string): Syllable {
  const cached = known.get(character);
  if (cached !== undefined) return cached;
  const options = { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true } as const;
  const exact = [...new Set(pinyin(character, { ...options, multiple: true }))];
  const syllable = { exact, blurred: [...new Set(exact.map(blur))] };
  known.set(character, syllable);
  return syllable;
}

const sharesReading = (a: string[], b: string[]): boolean => a.some((one) => b.includes(one));

const MIN_SYLLABLES = 3;

/** Position in a text of characters that sound like a Chinese name, or -1. */
export function indexOfSound(text: string[], name: string[]): number {
  const spoken = text.map(readSyllable);
  const wanted = name.map(readSyllable);
  const soundsAt = (at: number, kind: keyof Syllable): boolean =>
    wanted.every((one, offset) => sharesReading(one[kind], spoken[at + offset]?.[kind] ?? []));
  for (let at = 0; at + name.length <= text.length; at += 1) {
    const shared = name.filter((character, offset) => text[at + offset] === character).length;
    // Short names must also share a character, because many words sound like them.
    const isLong = name.length >= MIN_SYLLABLES;
    if ((isLong || shared > 0) && soundsAt(at, 'exact')) return at;
    if (isLong && shared * 2 >= name.length && soundsAt(at, 'blurred')) return at;
  }
  return -1;
}
