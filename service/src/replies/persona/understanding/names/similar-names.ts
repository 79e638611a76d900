import { distance } from 'fastest-levenshtein';
import { foldForSearch } from '../../../../search/fold';
import { normalizeText } from '../normalize-text';
import { allowedMistakes } from './allowed-mistakes';
import { soundOf } from './english-sound';
import { findHeard } from './japanese-sound';
import { hasAsWord, isHiragana } from './kana';
import { HAN_ONLY, toEntries, type Entry, type KnownName } from './name-entries';
import { indexOfSound, speak } from './pronunciation';

export interface SimilarName<Value> {
  value: Value;
  /** As written in the normalized text. */
  text: string;
}

const MIN_DENSE_LENGTH = 4;
const MIN_HAN_LENGTH = { title: 4, other: 5 };
/** Shorter names must at least begin alike. */
const MAX_STRICT_LENGTH = 5;
const MIN_LATIN_LENGTH = 5;
const MIN_PINYIN_LENGTH = 5;
const MIN_SOUND_LENGTH = 6;
/** Sounds of these lengths may differ by one and by two edits. */
const LONG_SOUND = [9, 13] as const;
/** Names of this length may differ by two edits. */
const LONG = { dense: 7, latin: 9 };

/** Han characters distinguish names more than kana do, so a wrong one is tolerated only in longer names. */
function minimumLength({
  folded,
  isDense,
  isTitle,
}: Pick<Entry<unknown>, 'folded' | 'isDense' | 'isTitle'>): number {
  if (!isDense) return MIN_LATIN_LENGTH;
  return HAN_ONLY.test(folded) ? MIN_HAN_LENGTH[isTitle ? 'title' : 'other'] : MIN_DENSE_LENGTH;
}

const allowedEdits = ({ folded, isDense }: { folded: string; isDense: boolean }): number =>
  folded.length >= (isDense ? LONG.dense : LONG.latin) ? 2 : 1;

/** Parts of a text that may be the name: of about its length, or of as many words. */
function* windowsOf<Value>(text: string, { folded, isDense, words }: Entry<Value>) {
  if (isDense) {
    for (let length = folded.length + 1; length >= folded.length - 1; length -= 1)
      for (let at = 0; at + length <= text.length; at += 1) yield text.slice(at, at + length);
    return;
  }
  const all = text.split(' ');
  for (let count = words + 1; count >= Math.max(1, words - 1); count -= 1)
    for (let at = 0; at + count <= all.length; at += 1) yield all.slice(at, at + count).join(' ');
}

/** Two neighbouring letters in the wrong order are one mistake. */
function editsBetween(a: string, b: string): number {
  const edits = distance(a, b);
  if (edits !== 2 || a.length !== b.length) return edits;
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return a[at] === b[at + 1] && a[at + 1] === b[at] ? 1 : edits;
}

/** Of names with as many words, the edits of each. */
function editsOfWords(a: string, b: string): number {
  const [words, others] = [a.split(' '), b.split(' ')];
  if (words.length !== others.length) return editsBetween(a, b);
  return words.reduce((sum, word, at) => sum + editsBetween(word, others[at] ?? ''), 0);
}

const sharesPair = (a: string, b: string): boolean =>
  [...a].some((_, at) => at > 0 && b.includes(a.slice(at - 1, at + 1)));

function findByDistance<Value>(text: string, normalized: string, entries: Entry<Value>[]) {
  let best: { entry: Entry<Value>; written: string; edits: number } | undefined;
  for (const entry of entries) {
    const limit = allowedEdits(entry);
    if (entry.folded.length < minimumLength(entry) || !sharesPair(entry.folded, text)) continue;
    for (const written of windowsOf(text, entry)) {
      if (Math.abs(written.length - entry.folded.length) > limit) continue;
      if (written.includes(' ') && entry.isDense) continue;
      if (!sharesPair(written, entry.folded)) continue;
      if (!entry.isTitle && isHiragana(normalized, text.indexOf(written), written.length)) continue;
      if (
        entry.isDense &&
        entry.folded.length <= MAX_STRICT_LENGTH &&
        written[0] !== entry.folded[0]
      )
        continue;
      const edits = editsOfWords(written, entry.folded);
      if (edits <= limit && edits < (best?.edits ?? Infinity)) best = { entry, written, edits };
    }
  }
  return best;
}

function findByPronunciation<Value>(text: string, entries: Entry<Value>[]) {
  const letters = speak(text);
  for (const entry of entries) {
    if (entry.spoken === undefined) continue;
    const at = indexOfSound(letters, entry.spoken);
    if (at >= 0) {
      const written = letters.characters.slice(at, at + entry.folded.length).join('');
      return { entry, written };
    }
  }
  return undefined;
}

function findByPinyin<Value>(text: string, entries: Entry<Value>[]) {
  const words = text.split(' ').filter((word) => /^[a-z]+$/u.test(word));
  const written = new Map<string, string>();
  for (let from = 0; from < words.length; from += 1)
    for (let to = from + 1; to <= words.length; to += 1) {
      const part = words.slice(from, to);
      const compact = part.join('');
      if (!written.has(compact)) written.set(compact, part.join(' '));
    }
  for (const entry of entries) {
    const found = entry.pinyin.length < MIN_PINYIN_LENGTH ? undefined : written.get(entry.pinyin);
    if (found !== undefined) return { entry, written: found };
  }
  return undefined;
}

/** An English title that sounds like words of the text, however they are divided. */
function findBySound<Value>(text: string, entries: Entry<Value>[]) {
  const words = text.split(' ');
  const sounds = words.map(soundOf);
  let best: { entry: Entry<Value>; written: string; edits: number } | undefined;
  for (const entry of entries) {
    const { sound } = entry;
    if (!entry.isTitle || sound.length < MIN_SOUND_LENGTH) continue;
    const limit = allowedMistakes(sound.length, LONG_SOUND);
    for (let count = Math.max(1, entry.words - 1); count <= entry.words + 1; count += 1)
      for (let at = 0; at + count <= words.length; at += 1) {
        const heard = sounds.slice(at, at + count).join('');
        if (Math.abs(heard.length - sound.length) > limit || heard[0] !== sound[0]) continue;
        const edits = distance(heard, sound);
        if (edits > limit || edits >= (best?.edits ?? Infinity)) continue;
        best = { entry, written: words.slice(at, at + count).join(' '), edits };
      }
  }
  return best;
}

/** A name in a script without spaces, as it is. */
function findWhole<Value>(text: string, normalized: string, entries: Entry<Value>[]) {
  const entry = entries.find(
    ({ isDense, folded }) => isDense && hasAsWord(text, normalized, folded),
  );
  return entry === undefined ? undefined : { entry, written: entry.folded };
}

/** A Japanese name with a part of its kanji in kana. */
function findMixed<Value>(text: string, entries: Entry<Value>[]) {
  for (const entry of entries) {
    const written = entry.mixed.find((one) => text.includes(one));
    if (written !== undefined) return { entry, written };
  }
  return undefined;
}

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A Japanese title with other kanji of its sound: すぱいす表紙 is スパイス拍子. */
function findByKanaSound<Value>(text: string, entries: Entry<Value>[]) {
  if (!KANA.test(text)) return undefined;
  let best: { entry: Entry<Value>; written: string; mistakes: number } | undefined;
  for (const entry of entries) {
    if (entry.kanaSound === '') continue;
    const heard = findHeard(text, entry.folded, entry.kanaSound);
    if (heard === undefined || heard.mistakes >= (best?.mistakes ?? Infinity)) continue;
    best = { entry, written: text.slice(heard.from, heard.to), mistakes: heard.mistakes };
  }
  return best;
}

/** Words that visitors put into a title: 海底那个旅馆. */
const FILLER = '(?:那个|这个|那家|那款|的|の|あの|その)?';
const MIN_FILLED_LENGTH = 4;

function createFilledTitles<Value>(entries: Entry<Value>[]) {
  const titles = entries
    .filter(
      ({ isDense, isTitle, folded }) => isDense && isTitle && folded.length >= MIN_FILLED_LENGTH,
    )
    .map((entry) => ({ entry, pattern: new RegExp([...entry.folded].join(FILLER), 'u') }));
  return (text: string) => {
    for (const { entry, pattern } of titles) {
      const written = pattern.exec(text)?.[0];
      if (written !== undefined) return { entry, written };
    }
    return undefined;
  };
}

/** Creates a search for misspelt names: other kana, one or two wrong letters, homophones, pinyin. */
export function createSimilarNames<Value>(
  names: KnownName<Value>[],
): (text: string) => SimilarName<Value> | undefined {
  const entries = names.flatMap(toEntries);
  const findFilled = createFilledTitles(entries);
  return (message) => {
    const normalized = normalizeText(message);
    const text = foldForSearch(normalized);
    const found =
      findWhole(text, normalized, entries) ??
      findMixed(text, entries) ??
      findFilled(text) ??
      findByKanaSound(text, entries) ??
      findByPronunciation(text, entries) ??
      findByPinyin(text, entries) ??
      findBySound(text, entries) ??
      findByDistance(text, normalized, entries);
    if (found === undefined) return undefined;
    // Folding keeps the positions of letters.
    const at = text.indexOf(found.written);
    return {
      value: found.entry.value,
      text: normalized.slice(at, at + found.written.length),
    };
  };
}
