import { findWithdrawalReason } from './withdrawal-reason';

const LIMITS = { factor: 2, visits: 200 };
const judge = (canary: [number, number], base: [number, number]) =>
  findWithdrawalReason(
    { failures: canary[0], visits: canary[1] },
    { failures: base[0], visits: base[1] },
    LIMITS,
  );

describe('a canary', () => {
  it('is withdrawn above the factor, with the counts in the reason', () => {
    expect(judge([14, 210], [30, 3000])).toBe(
      'the canary failed 14 times in 210 visits (6.67 %), the base 30 times in 3000 visits (1.00 %); allowed are 2.00 % (2 times the base, from 200 visits on)',
    );
  });

  it('is kept while it has too few visits', () => {
    expect(judge([199, 199], [0, 1000])).toBeNull();
  });

  it('is kept when it fails as often as the base', () => {
    expect(judge([20, 400], [100, 2000])).toBeNull();
  });

  it('is not withdrawn for one or two failures when the base has none', () => {
    expect(judge([2, 200], [0, 5000])).toBeNull();
    expect(judge([3, 200], [0, 5000])).not.toBeNull();
  });

  it('is evaluated even when the base has no visits', () => {
    expect(judge([200, 200], [0, 0])).toContain('the base 0 times in 0 visits;');
  });
});
