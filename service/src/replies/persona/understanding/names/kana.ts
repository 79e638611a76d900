const KATAKANA = /[\p{Script=Katakana}ー]/u;
const HIRAGANA_ONLY = /^[\p{Script=Hiragana}ー]+$/u;
const MIN_LENGTH = 3;

/** Whether a part begins or ends within a katakana word: ホのカ of “スマホのカード” is no ホノカ. */
const cutsKatakana = (text: string, from: number, to: number): boolean =>
  [from, to].some((at) => KATAKANA.test(text[at - 1] ?? '') && KATAKANA.test(text[at] ?? ''));

/** Whether a folded text has a name as a word; `text` is the text before it was folded. */
export function hasAsWord(folded: string, text: string, name: string): boolean {
  const at = name.length < MIN_LENGTH ? -1 : folded.indexOf(name);
  return at >= 0 && !cutsKatakana(text, at, at + name.length);
}

export const isKana = (folded: string): boolean => HIRAGANA_ONLY.test(folded);

/** Grammar is written in hiragana alone: された. */
export const isHiragana = (text: string, at: number, length: number): boolean =>
  isKana(text.slice(at, at + length));

const SMALL: Record<string, string> = {
  ぁ: 'あ',
  ぃ: 'い',
  ぅ: 'う',
  ぇ: 'え',
  ぉ: 'お',
  ゃ: 'や',
  ゅ: 'ゆ',
  ょ: 'よ',
  ゎ: 'わ',
  を: 'お',
};

/** What hiragana sound like to one who types in a hurry: without the marks of voiced sounds, long and double ones. */
export const soundOfKana = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u3099\u309Aーっ]/gu, '')
    .replace(/[ぁぃぅぇぉゃゅょゎを]/gu, (kana) => SMALL[kana] ?? kana);
