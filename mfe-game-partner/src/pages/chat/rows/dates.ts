import { DATE_LOCALE, type Language } from '@huoban/contracts';

const formats = new Map<string, Intl.DateTimeFormat>();

function format(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${Object.keys(options).join(' ')}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(DATE_LOCALE[language], options);
  formats.set(key, known);
  return known;
}

const startOfDay = (at: number): number => new Date(at).setHours(0, 0, 0, 0);
const DAY_MS = 86_400_000;

/** Hours and minutes. Times in milliseconds, here and below. */
export const timeText = (at: number, language: Language): string =>
  format(language, { hour: '2-digit', minute: '2-digit' }).format(at);

/** How a day is called, seen from `now`: today, yesterday, or by its date, with the year when it is another one. */
export function dayText(
  at: number,
  now: number,
  language: Language,
  words: { today: string; yesterday: string },
): string {
  const days = Math.round((startOfDay(now) - startOfDay(at)) / DAY_MS);
  if (days === 0) return words.today;
  if (days === 1) return words.yesterday;
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return format(language, {
    ...(!isThisYear && { year: 'numeric' }),
    month: 'long',
    day: 'numeric',
    weekday: 'short',
  }).format(at);
}
