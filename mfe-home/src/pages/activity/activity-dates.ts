import { DATE_LOCALE, type Language } from '@huoban/contracts';

/**
 * A day (`YYYY-MM-DD`) as people write it, with the year only where it is asked for. Days have no time zone, so the
 * reader's own plays no part.
 */
export function formatDay(day: string, language: Language, withYear: boolean): string {
  return new Intl.DateTimeFormat(DATE_LOCALE[language], {
    month: language === 'en' ? 'short' : 'long',
    day: 'numeric',
    timeZone: 'UTC',
    ...(withYear && { year: 'numeric' }),
  }).format(new Date(`${day}T00:00:00Z`));
}

/** First and last day; the year is written once, unless the days lie in two. */
export function formatDays(from: string, to: string, language: Language): [string, string] {
  const twoYears = from.slice(0, 4) !== to.slice(0, 4);
  const yearFirst = language !== 'en';
  return [
    formatDay(from, language, twoYears || yearFirst),
    formatDay(to, language, twoYears || !yearFirst),
  ];
}
