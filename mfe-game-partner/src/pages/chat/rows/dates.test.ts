import { dayText } from './dates';

const NOW = Date.parse('2026-03-10T09:00:00');
const labels = { today: '今天', yesterday: '昨天' };
const day = (at: string, language: 'zh' | 'en' | 'ja' = 'zh') =>
  dayText(Date.parse(at), NOW, language, labels);

describe('dayText', () => {
  it('returns labels for today and yesterday', () => {
    expect(day('2026-03-10T00:00:01')).toBe('今天');
    expect(day('2026-03-09T23:59:59')).toBe('昨天');
  });

  it('returns the date, with the year if it differs', () => {
    expect(day('2026-03-07T12:00:00')).toBe('3月7日周六');
    expect(day('2025-12-31T12:00:00', 'en')).toBe('Wed, 31 December 2025');
    expect(day('2025-12-31T12:00:00', 'ja')).toBe('2025年12月31日(水)');
  });
});
