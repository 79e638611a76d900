import { findWithdrawalReason } from './withdrawal-reason';

const LIMITS = { factor: 2, visits: 200 };
const judge = (canary: [number, number], base: [number, number]) =>
  findWithdrawalReason(
    { failures: canary[0], visits: canary[1] },
    { failures: base[0], visits: base[1] },
    LIMITS,
  );

describe('a canary', () => {
  it('is withdrawn when it fails more often than the base by the factor, and the reason gives the figures', () => {
    expect(judge([14, 210], [30, 3000])).toBe(
      'it failed 14 times in 210 visits (6.67 %), the base 30 times in 3000 visits (1.00 %); allowed are 2.00 % (2 times the base, from 200 visits on)',
    );
  });

  it('is left alone while too few have seen it, whatever happened to them', () => {
    expect(judge([199, 199], [0, 1000])).toBeNull();
  });

  it('is left alone when it fails as often as the base', () => {
    expect(judge([20, 400], [100, 2000])).toBeNull();
  });

  it('is not withdrawn for a failure or two where the base has none', () => {
    expect(judge([2, 200], [0, 5000])).toBeNull();
    expect(judge([3, 200], [0, 5000])).not.toBeNull();
  });

  it('is judged even where nobody sees the base', () => {
    expect(judge([200, 200], [0, 0])).toContain('the base 0 times in 0 visits;');
  });
});
