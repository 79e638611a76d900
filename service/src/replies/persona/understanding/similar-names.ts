import { distance } from 'fastest-levenshtein';
import { pinyin } from 'pinyin-pro';
import { foldForSearch } from '../../../search/fold';
import { normalizeText } from './normalize-text';

export interface SimilarName<Value> {
  value: Value;
  /** As written in the normalized text. */
  text: string;
}

interface Entry<Value> {
  value: Value;
  folded: string;
  isDense: boolean;
  /** Number of words of a name in a script with spaces. */
  words: number;
  /** Syllables without tones of a Chinese name. */
  syllables: string[];
}

const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HAN_ONLY = /^\p{Script=Han}+$/u;
const MIN_DENSE_LENGTH = 4;
const MIN_HAN_LENGTH = 5;
/** Shorter names must at least begin alike. */
const MAX_STRICT_LENGTH = 5;
const MIN_LATIN_LENGTH = 5;
const MIN_SYLLABLES = 3;
const MIN_PINYIN_LENGTH = 5;
/** Names of this length may differ by two edits. */
const LONG = { dense: 7, latin: 9 };

/** Han characters distinguish names more than kana do, so a wrong one is tolerated only in longer names. */
function minimumLength({ folded, isDense }: { folded: string; isDense: boolean }): number {
  if (!isDense) return MIN_LATIN_LENGTH;
  return HAN_ONLY.test(folded) ? MIN_HAN_LENGTH : MIN_DENSE_LENGTH;
}

const foldName = (text: string): string => foldForSearch(normalizeText(text));

const syllablesOf = (text: string): string[] =>
  pinyin(text, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true });

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

const sharesPair = (a: string, b: string): boolean =>
  [...a].some((_, at) => at > 0 && b.includes(a.slice(at - 1, at + 1)));

function findByDistance<Value>(text: string, entries: Entry<Value>[]) {
  let best: { entry: Entry<Value>; written: string; edits: number } | undefined;
  for (const entry of entries) {
    const limit = allowedEdits(entry);
    if (entry.folded.length < minimumLength(entry) || !sharesPair(entry.folded, text)) continue;
    for (const written of windowsOf(text, entry)) {
      if (Math.abs(written.length - entry.folded.length) > limit) continue;
      if (written.includes(' ') && entry.isDense) continue;
      if (!sharesPair(written, entry.folded)) continue;
      if (
        entry.isDense &&
        entry.folded.length <= MAX_STRICT_LENGTH &&
        written[0] !== entry.folded[0]
      )
        continue;
      const edits = distance(written, entry.folded);
      if (edits <= limit && edits < (best?.edits ?? Infinity)) best = { entry, written, edits };
    }
  }
  return best;
}

/** Position of a sequence in another one, or -1. */
const indexOfSequence = (all: string[], part: string[]): number =>
  all.findIndex((_, at) => part.every((one, offset) => all[at + offset] === one));

function findByPronunciation<Value>(text: string, entries: Entry<Value>[]) {
  const han = [...text];
  const spoken = syllablesOf(text);
  for (const entry of entries) {
    if (entry.syllables.length < 2 || spoken.length !== han.length) continue;
    const at = indexOfSequence(spoken, entry.syllables);
    // Short names must also share a character, because many words sound like them.
    const sharesOne = [...entry.folded].some((letter, index) => han[at + index] === letter);
    if (at >= 0 && (entry.syllables.length >= MIN_SYLLABLES || sharesOne))
      return { entry, written: han.slice(at, at + entry.syllables.length).join('') };
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
    const compact = entry.syllables.join('');
    const found = compact.length < MIN_PINYIN_LENGTH ? undefined : written.get(compact);
    if (found !== undefined) return { entry, written: found };
  }
  return undefined;
}

const KATAKANA = /[\p{Script=Katakana}ー]/u;

/** Whether a part begins or ends within a katakana word: ホのカ of “スマホのカード” is no ホノカ. */
const cutsWord = (text: string, from: number, to: number): boolean =>
  [from, to].some((at) => KATAKANA.test(text[at - 1] ?? '') && KATAKANA.test(text[at] ?? ''));

/** Creates a search for misspelt names: other kana, one or two wrong letters, homophones, pinyin. */
export function createSimilarNames<Value>(
  names: { value: Value; text: string }[],
): (text: string) => SimilarName<Value> | undefined {
  const entries = names.map(({ value, text }): Entry<Value> => {
    const folded = foldName(text);
    return {
      value,
      folded,
      isDense: DENSE.test(folded),
      words: folded.split(' ').length,
      syllables: HAN_ONLY.test(folded) ? syllablesOf(folded) : [],
    };
  });
  return (message) => {
    const normalized = normalizeText(message);
    const text = foldForSearch(normalized);
    const found =
      entries
        .filter(({ isDense, folded }) => {
          const at = text.indexOf(folded);
          const isWord = at >= 0 && !cutsWord(normalized, at, at + folded.length);
          return isDense && folded.length >= 3 && isWord;
        })
        .map((entry) => ({ entry, written: entry.folded }))[0] ??
      findByPronunciation(text, entries) ??
      findByPinyin(text, entries) ??
      findByDistance(text, entries);
    if (found === undefined) return undefined;
    // Folding keeps the positions of letters.
    const at = text.indexOf(found.written);
    return {
      value: found.entry.value,
      text: normalized.slice(at, at + found.written.length),
    };
  };
}
