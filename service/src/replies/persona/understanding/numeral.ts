export const CHINESE_DIGITS: Readonly<Record<string, number>> = {
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};

/** A Chinese numeral up to 99 or an Arabic one, as the source of a regular expression. */
export const NUMERAL = String.raw`\d+|[一二两三四五六七八九]?十[一二三四五六七八九]?|[一二两三四五六七八九]`;

/** Reads a Chinese or Arabic numeral up to 99. */
export function readNumeral(text: string): number {
  if (/^\d+$/u.test(text)) return Number(text);
  const [tens = '', units = ''] = text.includes('十') ? text.split('十') : ['0', text];
  return (CHINESE_DIGITS[tens] ?? (tens === '0' ? 0 : 1)) * 10 + (CHINESE_DIGITS[units] ?? 0);
}
