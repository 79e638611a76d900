import { DATE_LOCALE, type Language } from '@huoban/contracts';

/** Formats a date (`YYYY-MM-DD`). Formatted in UTC, because a date has no time zone. */
export function formatDay(day: string, language: Language, withYear: boolean): string {
  return new Intl.DateTimeFormat(DATE_LOCALE[language], {
    month: language === 'en' ? 'short' : 'long',
    day: 'numeric',
    timeZone: 'UTC',
    ...(withYear && { year: 'numeric' }),
  }).format(new Date(`${day}T00:00:00Z`));
}

/** Formats first and last date. The year appears once, unless the years differ. */
export function formatDays(from: string, to: string, language: Language): [string, string] {
  const yearsDiffer = from.slice(0, 4) !== to.slice(0, 4);
  const yearFirst = language !== 'en';
  return [
    formatDay(from, language, yearsDiffer || yearFirst),
    formatDay(to, language, yearsDiffer || !yearFirst),
  ];
}
