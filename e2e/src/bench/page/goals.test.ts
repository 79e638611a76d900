import { figuresOf, KB } from './figures';
import { goalsOf } from './goals';
import type { PageVisit } from './page-visit';

const measured = (changes: Partial<PageVisit>) =>
  figuresOf([
    {
      fcp: 1,
      lcp: 100,
      hydrated: 200,
      scriptsBefore: 1,
      scripts: 1,
      consoleErrors: [],
      ...changes,
    },
  ]);
const goals = (federated: Partial<PageVisit>, bytes = 1) =>
  goalsOf({
    federated: measured(federated),
    monolith: measured({}),
    staticPage: measured({ hydrated: null }),
    sections: [{ section: 'mfe-home', bytes }],
  });

describe('goals of the page', () => {
  it('are reached on the limit itself', () => {
    const found = goals({ lcp: 104, hydrated: 210, scripts: 150 * KB }, 40 * KB);
    expect(found.map(({ isReached }) => isReached)).toEqual([true, true, true, true, true]);
    expect(found.map(({ figure }) => figure)).toEqual([
      '1.04',
      '1.04',
      '1.05',
      '150.0 KB',
      '40.0 KB',
    ]);
  });

  it('are missed beyond it', () => {
    const found = goals({ lcp: 106, hydrated: 212, scripts: 151 * KB }, 41 * KB);
    expect(found.map(({ isReached }) => isReached)).toEqual([false, false, false, false, false]);
  });
});
