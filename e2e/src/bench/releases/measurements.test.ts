import { goalsOf, measurementRows, type Measurement } from './measurements';

const measurement: Measurement = {
  name: 'pin',
  times: [300, 100, 200],
  reference: { name: 'copy', times: [50] },
  maxMs: 200,
};

describe('measurements', () => {
  it('show the median with its spread and the ratio to the reference', () => {
    const [, row] = measurementRows([measurement]);
    expect(row).toEqual(['pin', '200 ms (100 ms–300 ms)', 'copy 50 ms', '4.00']);
  });

  it('reach a goal up to its maximum', () => {
    const goals = goalsOf([measurement, { ...measurement, maxMs: 199 }]);
    expect(goals.map(({ isReached }) => isReached)).toEqual([true, false]);
  });
});
