import { escapePattern } from '../normalize-text';

const HAN_RUN = /\p{Script=Han}+/gu;
const HAN = /^\p{Script=Han}/u;
/** Shorter spellings also occur as parts of other words. */
const MIN_LENGTH = 3;
const MIN_LAST_READING = 2;

/** Parts of a name in one script, with the reading of each. */
function align(name: string, reading: string): [part: string, reading: string][] {
  const parts = name.split(/(\p{Script=Han}+)/u).filter((part) => part !== '');
  const pattern = parts
    .map((part) => (HAN.test(part) ? '(.+)' : `(${escapePattern(part)})`))
    .join('');
  const found = new RegExp(`^${pattern}$`, 'u').exec(reading);
  return found === null ? [] : parts.map((part, at) => [part, found[at + 1] ?? '']);
}

/** A part in kanji with its beginning or end in kana. */
function* splitPart(part: string, reading: string): Generator<string> {
  yield reading;
  for (let kanji = 1; kanji < part.length; kanji += 1)
    for (let kana = kanji; kana < reading.length; kana += 1) {
      yield reading.slice(0, kana) + part.slice(kanji);
      yield part.slice(0, kanji) + reading.slice(kana);
    }
}

/** Spellings of a folded name that have one word in kana: まぼろしの時刻表 of 幻の時刻表. */
export function wordsInKana(name: string, reading: string): string[] {
  const aligned = align(name, reading);
  return aligned.flatMap(([part], at) =>
    HAN.test(part)
      ? [aligned.map(([one, read], other) => (other === at ? read : one)).join('')]
      : [],
  );
}

/** Spellings of a folded name that have a part of its kanji in kana: ちょうちん鹿 of 提灯鹿. */
export function mixedSpellings(name: string, reading: string): string[] {
  const aligned = align(name, reading);
  if (name.match(HAN_RUN) === null || aligned.length === 0) return [];
  const mixed = aligned.flatMap(([part, read], at) => {
    const isLast = at === aligned.length - 1;
    if (!HAN.test(part) || (isLast && read.length < MIN_LAST_READING)) return [];
    const before = aligned.slice(0, at).map(([one]) => one);
    const after = aligned.slice(at + 1).map(([one]) => one);
    return [...splitPart(part, read)].map((one) => [...before, one, ...after].join(''));
  });
  return [...new Set(mixed)].filter((one) => one.length >= MIN_LENGTH && one !== name);
}
