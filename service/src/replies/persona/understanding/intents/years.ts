import { CHINESE_DIGITS } from '../numeral';

/** First and last year; an open end is absent. */
export interface YearRange {
  from?: number;
  to?: number;
}

const YEAR = /(?<!\d)(?<year>20[0-4]\d)(?!\d)/u;
/** “17年”, “一七年”, “二〇一七年”. */
const SHORT_YEAR =
  /(?<![\d〇零一二三四五六七八九十])(?:二[〇零])?(?<year>[012]\d|[〇零一二][〇零一二三四五六七八九])年(?![前后间級])/u;
const RELATIVE_YEARS: [RegExp, number][] = [
  [/今年|\bthis year\b/u, 0],
  [/去年|昨年|(?<!\b(?:like|as|than|since|was|rains?|rained) )\blast year\b/u, -1],
];

/** What a limit says before or after its year, with whether the year itself is within it. */
const LIMITS: [side: keyof YearRange, isIncluded: boolean, before: RegExp, after: RegExp][] = [
  [
    'from',
    true,
    /(?:不早于|至少|最早|\b(?:nothing|not(?:hing)?|no|none) (?:older|earlier) than|\b(?:since|starting|from at least)) *$/u,
    /^年?(?:或(?:者)?|及|和|以|起|开始)(?:更|之|以)?(?:新|晚|后|来|往后)|^年?以后|^年?起|^ ?(?:or|and) (?:later|newer|after|up|onwards?|younger)|^ ?onwards?|^年?(?:以降|から(?:あと|後|こっち)?(?!の前))/u,
  ],
  [
    'to',
    true,
    /(?:不晚于|最晚|最迟|\b(?:nothing|not(?:hing)?|no|none) (?:newer|later|younger) than|\b(?:up to|until)) *$/u,
    /^年?(?:或(?:者)?|及|和)(?:更|之|以)(?:早|老|前|旧)|^ ?(?:or|and) (?:earlier|older|before)|^年?(?:以前(?=[のに、])|まで(?!に))/u,
  ],
  [
    'from',
    false,
    /(?:晚于|\b(?:newer|later|younger) than|\bafter) *$/u,
    /^年?(?:之后|后(?!半))|^年?より(?:後|あと|新)/u,
  ],
  [
    'to',
    false,
    /(?:早于|\b(?:older|earlier) than|\b(?:before|pre-?)) *$/u,
    /^年?(?:之前|以前|前)|^年?より(?:前|古|昔)/u,
  ],
];

const toYear = (written: string): number =>
  2000 +
  (Number(
    [...written].map((digit) => CHINESE_DIGITS[digit] ?? (/\d/u.test(digit) ? digit : 0)).join(''),
  ) %
    100);

/** The year or the range of years of release that a lower-case text states. */
export function readYears(text: string, now: number): { year?: number; years?: YearRange } {
  const found = YEAR.exec(text) ?? SHORT_YEAR.exec(text);
  const written = found?.groups?.year;
  if (found === null || written === undefined) {
    const relative = RELATIVE_YEARS.find(([pattern]) => pattern.test(text));
    return relative === undefined ? {} : { year: new Date(now).getUTCFullYear() + relative[1] };
  }
  const year = toYear(written);
  const at = text.indexOf(written, found.index);
  const before = text.slice(0, at);
  const after = text.slice(at + written.length);
  for (const [side, isIncluded, precedes, follows] of LIMITS) {
    if (!precedes.test(before) && !follows.test(after)) continue;
    const limit = isIncluded ? year : year + (side === 'from' ? 1 : -1);
    return { years: { [side]: limit } };
  }
  return { year };
}
