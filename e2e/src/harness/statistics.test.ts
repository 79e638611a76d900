import { median, percentile, spreadOf } from './statistics';

describe('statistics', () => {
  it('takes the middle of an odd number and the mean of the two middle ones of an even number', () => {
    expect(spreadOf([30, 10, 20])).toEqual({ median: 20, min: 10, max: 30 });
    expect(spreadOf([40, 10, 20, 30])).toEqual({ median: 25, min: 10, max: 40 });
    expect(median([])).toBe(0);
  });

  it('refuses to sum up nothing', () => {
    expect(() => spreadOf([])).toThrow('nothing was measured');
  });

  it('takes the value below which a share lies', () => {
    expect(percentile([4, 1, 3, 2], 0.5)).toBe(3);
    expect(percentile([1, 2], 0.99)).toBe(2);
    expect(percentile([], 0.5)).toBe(0);
  });
});
