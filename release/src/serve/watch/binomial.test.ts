import { likelyMaximum, lowerBound, upperBound } from './binomial';

// Values of R: qbeta(alpha, k, n - k + 1), qbeta(1 - alpha, k + 1, n - k), qbinom(1 - alpha, n, p).
describe('bounds of a probability', () => {
  it.each([
    [5, 10, 0.025, 0.1870860284474034, 0.8129139715525966],
    [0, 50, 0.001, 0, 0.12903641],
    [50, 50, 0.001, 0.87096359, 1],
  ])('after %i of %i', (k, n, alpha, lower, upper) => {
    expect(lowerBound(k, n, alpha)).toBeCloseTo(lower, 6);
    expect(upperBound(k, n, alpha)).toBeCloseTo(upper, 6);
  });

  it('close in with the number of trials', () => {
    const at = (n: number) => upperBound(n / 100, n, 1e-9) - lowerBound(n / 100, n, 1e-9);
    expect([at(500), at(5000), at(50_000)].map((width) => width.toFixed(3))).toEqual([
      '0.065',
      '0.017',
      '0.005',
    ]);
  });
});

describe('likelyMaximum', () => {
  it.each([
    [100, 0.05, 1e-4, 15],
    [100, 0.5, 1e-4, 68],
    [100, 1, 1e-4, 100],
  ])('of %i trials of %d', (n, p, alpha, most) => expect(likelyMaximum(n, p, alpha)).toBe(most));
});
