import { isReached, measuredTable, type Measured } from './measurement';

const measured: Measured = {
  name: 'pin',
  times: [300, 100, 200],
  beside: { name: 'copy', times: [50] },
  goal: 200,
};

describe('measured times', () => {
  it('shows the median with its spread, the ratio to what stands beside it, and the goal', () => {
    const [, row] = measuredTable([measured]).split('\n');
    expect(row?.split(/ {2,}/)).toEqual([
      'pin',
      '200 ms (100 ms–300 ms)',
      'copy 50 ms',
      '4.00',
      '✓ 200 ms',
    ]);
  });

  it('says when a goal was missed', () => {
    expect(isReached([measured])).toBe(true);
    expect(isReached([measured, { ...measured, goal: 199 }])).toBe(false);
    expect(measuredTable([{ ...measured, goal: 199 }])).toContain('✗ 199 ms');
  });
});
