import { RowRange } from './row-range';

const range = (startIndex: number, endIndex: number) => ({
  startIndex,
  endIndex,
  overscan: 2,
  count: 100,
});

describe('RowRange', () => {
  it('selects the visible rows with overscan', () => {
    const rows = new RowRange();
    expect(rows.indexes(range(10, 12))).toEqual([8, 9, 10, 11, 12, 13, 14]);
    rows.onRendered(range(10, 12));
    expect(rows.indexes(range(11, 13))).toEqual([9, 10, 11, 12, 13, 14, 15]);
  });

  it('selects only the visible rows after a jump, and the overscan after the next render', () => {
    const rows = new RowRange();
    rows.onRendered(range(10, 12));
    expect(rows.indexes(range(50, 52))).toEqual([50, 51, 52]);
    expect(rows.indexes(range(50, 52))).toEqual([50, 51, 52]);
    rows.onRendered(range(50, 52));
    expect(rows.indexes(range(50, 52))).toEqual([48, 49, 50, 51, 52, 53, 54]);
    expect(rows.indexes(range(0, 3))).toEqual([0, 1, 2, 3]);
  });
});
