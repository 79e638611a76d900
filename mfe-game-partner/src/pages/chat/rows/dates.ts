import { DATE_LOCALE, type Language } from '@huoban/contracts';

const formats = new Map<string, Intl.DateTimeFormat>();

function format(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${Object.keys(options).join(' ')}`;
  const cached = formats.get(key) ?? new Intl.DateTimeFormat(DATE_LOCALE[language], options);
  formats.set(key, cached);
  return cached;
}

export const startOfDay = (at: number): number => new Date(at).setHours(0, 0, 0, 0);
const DAY_MS = 86_400_000;

/** Hours and minutes. `at` in milliseconds. */
export const timeText = (at: number, language: Language): string =>
  format(language, { hour: '2-digit', minute: '2-digit' }).format(at);

/** Name of a day relative to `now`: today, yesterday, or the date, with the year if it differs. */
export function dayText(
  at: number,
  now: number,
  language: Language,
  labels: { today: string; yesterday: string },
): string {
  const days = Math.round((startOfDay(now) - startOfDay(at)) / DAY_MS);
  if (days === 0) return labels.today;
  if (days === 1) return labels.yesterday;
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return format(language, {
    ...(!isThisYear && { year: 'numeric' }),
    month: 'long',
    day: 'numeric',
    weekday: 'short',
  }).format(at);
}
