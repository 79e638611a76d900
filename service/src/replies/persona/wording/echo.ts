import type { Language } from '@huoban/contracts';

const MAX_LENGTH: Record<Language, number> = { zh: 18, en: 60, ja: 20 };

const SWAPS: Record<string, string> = {
  i: 'you',
  "i'm": 'you’re',
  im: 'you’re',
  "i've": 'you’ve',
  "i'd": 'you’d',
  "i'll": 'you’ll',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  am: 'are',
  you: 'me',
  your: 'my',
  "you're": 'I’m',
};

const swapEnglish = (text: string): string =>
  text.replace(/[\w'’]+/gu, (word) => SWAPS[word.toLowerCase().replace('’', "'")] ?? word);

const swapChinese = (text: string): string =>
  text.replace(/[我你您]/gu, (word) => (word === '我' ? '你' : '我'));

/** A short statement of the visitor as the partner repeats it: “my cat is ill” becomes “your cat is ill”. */
export function echoOf(statement: string, language: Language): string | undefined {
  const text = statement.trim().replace(/[。．.!！~～…?？\s]+$/u, '');
  if (text.length < 4 || text.length > MAX_LENGTH[language]) return undefined;
  if (language === 'zh') return swapChinese(text);
  if (language === 'ja') return text;
  return swapEnglish(text).replace(/^\w/u, (letter) => letter.toLowerCase());
}
