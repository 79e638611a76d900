import { Converter } from 'opencc-js/t2cn';

const HAN = /\p{Script=Han}/gu;

const fromJapanese = Converter({ from: 'jp', to: 'cn' });
const fromTraditional = Converter({ from: 't', to: 'cn' });
const simplified = new Map<string, string>();

/** One character at a time, because a phrase rule would fold the same name differently inside a longer text. */
function simplifyCharacter(character: string): string {
  const known = simplified.get(character);
  if (known !== undefined) return known;
  const result = fromTraditional(fromJapanese(character));
  simplified.set(character, result);
  return result;
}

/** Converts traditional characters to simplified ones; what is simplified already stays as it is written. */
export const simplifyHan = (text: string): string =>
  text.replace(HAN, (character) => fromTraditional(character));

/** Folds traditional characters and Japanese forms to simplified ones: 圖, 図 and 图 are equal (tables of OpenCC). */
export const foldHan = (text: string): string => text.replace(HAN, simplifyCharacter);
