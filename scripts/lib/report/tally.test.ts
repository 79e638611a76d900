import { countIn, countOfJest, createTally, flakyIn } from './tally.mjs';

describe('countIn', () => {
  it('reads the last result line', () => {
    expect(countIn('1 passed, 0 failed\nmore\n12 passed, 3 failed\n')).toEqual({
      passed: 12,
      failed: 3,
    });
  });

  it('ignores sentences that contain a count', () => {
    expect(countIn('of these 12 passed, 3 failed today\nbroken')).toBeNull();
  });
});

describe('flakyIn', () => {
  it('names what passed only when it was repeated', () => {
    expect(flakyIn('✓ a\n~ a: slow\n~ flaky: a: slow\n1 flaky, 0 skipped')).toEqual(['a: slow']);
  });
});

describe('countOfJest', () => {
  it('counts a test file that fails to load as a failure', () => {
    const report = {
      numPassedTests: 4,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 2,
      numPendingTests: 1,
      numTodoTests: 0,
    };
    expect(countOfJest(JSON.stringify(report))).toEqual({ passed: 4, failed: 3, skipped: 1 });
  });
});

describe('createTally', () => {
  it('sums results and formats the last line', () => {
    const tally = createTally();
    tally.add({ passed: 2, failed: 1 });
    tally.add({ passed: 3, failed: 0 });
    expect(tally.sentence()).toBe('5 passed, 1 failed');
  });
});
