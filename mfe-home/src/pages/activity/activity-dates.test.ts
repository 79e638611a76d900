import { formatDays } from './activity-dates';

describe('dayTexts', () => {
  it.each([
    ['zh', ['2026年11月16日', '11月22日']],
    ['ja', ['2026年11月16日', '11月22日']],
    ['en', ['16 Nov', '22 Nov 2026']],
  ] as const)(
    'writes the year once in %s if both dates are in the same year',
    (language, texts) => {
      expect(formatDays('2026-11-16', '2026-11-22', language)).toEqual(texts);
    },
  );

  it('writes both years if they differ', () => {
    expect(formatDays('2026-12-28', '2027-01-03', 'en')).toEqual(['28 Dec 2026', '3 Jan 2027']);
  });
});
