import { pinyin } from 'pinyin-pro';
import { foldForSearch } from '../../../../search/fold';
import { normalizeText } from '../normalize-text';
import { soundOf } from './english-sound';
import { mixedSpellings, wordsInKana } from './japanese-readings';
import { soundOfTitle } from './japanese-sound';
import { speak, type Spoken } from './pronunciation';

/** A name that messages may misspell. */
export interface KnownName<Value> {
  value: Value;
  text: string;
  /** Readings of a Japanese name, and its other spellings. */
  spellings?: string[];
  /** Of a game: visitors misspell the names of games more than others, and mean little else by them. */
  isTitle?: boolean;
}

/** A name as it is compared with messages. */
export interface Entry<Value> {
  value: Value;
  folded: string;
  isDense: boolean;
  /** Number of words of a name in a script with spaces. */
  words: number;
  /** Of a Chinese name. */
  spoken: Spoken | undefined;
  /** Of a Chinese name, without spaces and tones. */
  pinyin: string;
  /** What an English name sounds like, without spaces. */
  sound: string;
  isTitle: boolean;
  /** Of Japanese names, partly in kana. */
  mixed: string[];
  /** What a Japanese title sounds like. */
  kanaSound: string;
}

const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HAN = /\p{Script=Han}/u;
export const HAN_ONLY = /^\p{Script=Han}+$/u;
/** Of a name with one word in kana that may have a wrong letter as well. */
const MIN_KANA_LENGTH = 6;

const foldName = (text: string): string => foldForSearch(normalizeText(text));

const pinyinOf = (text: string): string =>
  pinyin(text, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true }).join('');

/** A name, and its other spellings. */
export function toEntries<Value>(name: KnownName<Value>): Entry<Value>[] {
  const { value, text, isTitle = false } = name;
  const folded = foldName(text);
  const isDense = DENSE.test(folded);
  const isHan = HAN_ONLY.test(folded);
  const spellings = (name.spellings ?? []).map(foldName).filter((one) => DENSE.test(one));
  const entry = {
    value,
    folded,
    isDense,
    isTitle,
    words: folded.split(' ').length,
    spoken: isHan && folded.length > 1 ? speak(folded) : undefined,
    pinyin: isHan ? pinyinOf(folded) : '',
    sound: isDense ? '' : soundOf(folded).replaceAll(' ', ''),
    mixed: isDense ? spellings.flatMap((one) => mixedSpellings(folded, one)) : [],
    kanaSound: isTitle && isDense ? soundOfTitle(folded, spellings) : '',
  };
  const others = isDense
    ? [
        ...spellings,
        ...spellings
          .flatMap((one) => wordsInKana(folded, one))
          .filter((one) => one.length >= MIN_KANA_LENGTH && HAN.test(one)),
      ]
    : [];
  return [
    entry,
    ...others.map((one) => ({
      ...entry,
      ...{ folded: one, spoken: undefined, pinyin: '', mixed: [], kanaSound: '' },
    })),
  ];
}
