import { CountsAggregator } from './counts-aggregator';

const NOON = Date.parse('2026-01-01T12:00:00Z');
const MORNING = '2026-01-01T08:00:00Z';
const LATER = '2026-01-01T13:00:00Z';
const counted = (since: string, visits: number, failures = 0) => ({
  since,
  releases: { r: { visits, failures } },
});

describe('CountsAggregator', () => {
  it('ignores earlier counts of a shell', () => {
    const counts = new CountsAggregator(NOON);
    counts.add('a', counted(MORNING, 1000, 50));
    expect(counts.total('r')).toEqual({ visits: 0, failures: 0 });
    counts.add('a', counted(MORNING, 1100, 53));
    expect(counts.total('r')).toEqual({ visits: 100, failures: 3 });
  });

  it('includes all counts of a shell that was started later', () => {
    const counts = new CountsAggregator(NOON);
    counts.add('a', counted(LATER, 10, 1));
    expect(counts.total('r')).toEqual({ visits: 10, failures: 1 });
  });

  it('sums the counts of all shells', () => {
    const counts = new CountsAggregator(NOON);
    counts.add('a', counted(LATER, 10, 1));
    counts.add('b', counted(LATER, 5));
    expect(counts.total('r')).toEqual({ visits: 15, failures: 1 });
    expect(counts.total('unknown')).toEqual({ visits: 0, failures: 0 });
  });

  it('keeps the counts of a shell from before its restart', () => {
    const counts = new CountsAggregator(NOON);
    counts.add('a', counted(MORNING, 1000));
    counts.add('a', counted(MORNING, 1100, 2));
    counts.add('a', counted(LATER, 7, 1));
    expect(counts.total('r')).toEqual({ visits: 107, failures: 3 });
  });
});
