import type { Rules } from './rules-file';
import type { Span } from './folded-text';

/** Personal data or an external address in a text. */
export interface PersonalData extends Span {
  rule: 'phone' | 'id-number' | 'bank-card' | 'email' | 'address' | 'contact';
}

const TOP_LEVELS =
  'com|cn|net|org|io|xyz|top|vip|cc|jp|me|info|club|site|shop|app|dev|tv|co|link|live|ru|uk|de|us|online|store|icu|gg|ly|to';

const PATTERNS: [rule: PersonalData['rule'], pattern: RegExp][] = [
  [
    'email',
    /[a-z0-9][\w.+-]*\s?(?:@|\(at\)|\[at\])\s?[a-z0-9-]+(?:\s?(?:\.|\(dot\))\s?[a-z]{2,})+/gu,
  ],
  [
    'id-number',
    /(?<!\d)\d{6}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dx](?![\da-z])/gu,
  ],
  ['bank-card', /(?<![\d.])\d(?:[ -]?\d){12,18}(?![\d.]\d)/gu],
  ['phone', /(?<![\d.])(?:\+?86[ -]?)?1[3-9]\d(?:[ .-]?\d{4}){2}(?!\d)/gu],
  ['phone', /(?<![\d.-])0\d{1,4}-\d{1,4}-\d{3,4}(?![\d-])/gu],
  ['phone', /(?<![\d.-])0[5789]0\d{8}(?!\d)/gu],
  ['phone', /(?<!\d)\+\d{1,3}(?:[ -]?\(?\d{1,4}\)?){2,5}(?!\d)/gu],
  ['phone', /(?<![\d-])\(?[2-9]\d{2}\)?[ .-]\d{3}[ .-]\d{4}(?![\d-])/gu],
  [
    'address',
    /(?:https?:\/\/|www\.)[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}，。、！？）」』]+/gu,
  ],
  [
    'address',
    new RegExp(
      `(?<![a-z0-9@.-])(?:[a-z0-9-]{2,}\\.)+(?:${TOP_LEVELS})(?![a-z0-9-])(?:/[\\w./?=&%#-]*)?`,
      'gu',
    ),
  ],
  [
    'contact',
    /(?:微信号?|薇信|威信|vx|wechat(?: id)?|qq号?|line ?id)\s*[:是为=]?\s*[a-z0-9][\w-]{4,19}/gu,
  ],
];

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0 && new Set(digits).size > 1;
}

const hostOf = (address: string): string =>
  address.replace(/^https?:\/\//u, '').replace(/[/?#:].*$/u, '');

const digitsOf = (text: string) => text.replace(/\D/gu, '');

/** Finds personal data and external addresses in folded text. */
export function createPersonalDataFinder({
  ownHosts,
  allowedNumbers,
}: Pick<Rules, 'ownHosts' | 'allowedNumbers'>) {
  const allowed = new Set(allowedNumbers.map(digitsOf));
  const isOwn = (host: string) => ownHosts.some((own) => host === own || host.endsWith(`.${own}`));
  const isPersonal = (rule: PersonalData['rule'], text: string): boolean => {
    if (rule === 'bank-card') return passesLuhn(digitsOf(text));
    if (rule === 'phone') return !allowed.has(digitsOf(text));
    if (rule === 'email') return !isOwn(text.replace(/^.*@/u, ''));
    return rule !== 'address' || !isOwn(hostOf(text));
  };
  return (folded: string): PersonalData[] =>
    PATTERNS.flatMap(([rule, pattern]) =>
      [...folded.matchAll(pattern)]
        .filter(([text]) => isPersonal(rule, text))
        .map((match) => ({ rule, from: match.index, to: match.index + match[0].length })),
    );
}
