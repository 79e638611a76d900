import { isEqual, shuffled, spreadOf } from './statistics';

describe('statistics of a measurement', () => {
  it('takes the middle of an odd number and the mean of the two middle ones of an even number', () => {
    expect(spreadOf([30, 10, 20])).toEqual({ median: 20, min: 10, max: 30 });
    expect(spreadOf([40, 10, 20, 30])).toEqual({ median: 25, min: 10, max: 40 });
  });

  it('refuses to sum up nothing', () => {
    expect(() => spreadOf([])).toThrow('nothing was measured');
  });

  it('shuffles without losing or repeating a value', () => {
    const values = ['a', 'b', 'c', 'd'];
    expect(shuffled(values).sort()).toEqual(values);
    expect(shuffled(values, () => 0.99)).toEqual(['d', 'c', 'b', 'a']);
  });

  it('calls two figures equal up to 5 %', () => {
    expect([0.94, 0.96, 1.04, 1.06].map(isEqual)).toEqual([false, true, true, false]);
  });
});
