import { pinyin } from 'pinyin-pro';
import { toRomaji } from 'wanakana';
import { runsOf } from './fold';

const HAN_ONLY = /^\p{Script=Han}+$/u;
const KANA_ONLY = /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;

/** Pinyin syllables without tones, one per Han character: 枕头 → zhen, tou. Heteronyms are read in context. */
export const pinyinSyllables = (han: string): string[] =>
  pinyin(han, { toneType: 'none', type: 'array', v: true });

/** A part of a name, from a character to the end of its run, and the Latin letters under which it is typed. */
export interface Reading {
  /** Folded text. */
  text: string;
  latin: string;
}

/**
 * How the Han and kana runs of a folded name are typed in Latin letters, from each character on: full pinyin and initials
 */
export function readingsOf(folded: string): Reading[] {
  return runsOf(folded).flatMap(({ text, isDense }) => {
    if (!isDense) return [];
    if (HAN_ONLY.test(text)) return pinyinReadings(text);
    return KANA_ONLY.test(text) ? [{ text, latin: toRomaji(text) }] : [];
  });
}

/**
 * The syllables of a run as they may be typed: read in context, or each character as it is read alone (角斗: jue dou, jiao
 * dou); a ü is typed as v or as u.
 */
function typedSyllables(text: string): string[][] {
  const alone = [...text].flatMap(pinyinSyllables);
  const typed = [pinyinSyllables(text), alone].flatMap((syllables) => [
    syllables,
    syllables.map((syllable) => syllable.replace('v', 'u')),
  ]);
  return [...new Map(typed.map((syllables) => [syllables.join(' '), syllables])).values()];
}

function pinyinReadings(text: string): Reading[] {
  const characters = [...text];
  return typedSyllables(text).flatMap((syllables) =>
    characters.flatMap((_, from) => {
      const rest = { text: characters.slice(from).join('') };
      const spoken = syllables.slice(from);
      const initials = spoken.map((syllable) => syllable.charAt(0)).join('');
      const full = { ...rest, latin: spoken.join('') };
      return initials.length > 1 ? [full, { ...rest, latin: initials }] : [full];
    }),
  );
}
