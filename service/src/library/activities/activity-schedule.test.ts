import { resolveSchedule } from './activity-schedule';

const at = (instant: string) => Date.parse(instant);

describe('resolveSchedule', () => {
  it('counts from Monday of the current week', () => {
    expect(resolveSchedule({ starts: -3, ends: 10 }, at('2026-11-19T12:00:00+08:00'))).toEqual({
      state: 'running',
      starts_on: '2026-11-13',
      ends_on: '2026-11-26',
      days_left: 7,
    });
  });

  it('changes the day at midnight in China', () => {
    const sunday = resolveSchedule({ starts: 0, ends: 6 }, at('2026-11-22T23:59:00+08:00'));
    const monday = resolveSchedule({ starts: 0, ends: 6 }, at('2026-11-23T00:01:00+08:00'));
    expect([sunday.ends_on, sunday.days_left]).toEqual(['2026-11-22', 0]);
    expect([monday.starts_on, monday.days_left]).toEqual(['2026-11-23', 6]);
  });

  it('distinguishes ended and upcoming activities', () => {
    const now = at('2026-11-20T12:00:00+08:00');
    expect(resolveSchedule({ starts: -20, ends: -8 }, now)).toMatchObject({
      state: 'ended',
      days_left: 0,
    });
    expect(resolveSchedule({ starts: 8, ends: 20 }, now)).toMatchObject({
      state: 'upcoming',
      days_left: 4,
    });
  });
});
