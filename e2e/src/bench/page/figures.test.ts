import { isEqual, shuffled } from './figures';

describe('figures of a page', () => {
  it('are shuffled without losing or repeating a value', () => {
    const values = ['a', 'b', 'c', 'd'];
    expect(shuffled(values).sort()).toEqual(values);
    expect(shuffled(values, () => 0.99)).toEqual(['d', 'c', 'b', 'a']);
  });

  it('are equal up to 5 %', () => {
    expect([0.94, 0.96, 1.04, 1.06].map(isEqual)).toEqual([false, true, true, false]);
  });
});
