import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

type VisibleRange = Pick<Range, 'startIndex' | 'endIndex'>;

/**
 * Which rows are rendered. After a jump (Home, End, a drag of the bar) these are the rows in view alone, so that the
 * reader waits for half as many; their neighbours follow with the next rendering.
 */
export class RowRange {
  private shown: VisibleRange | null = null;

  /** @returns indexes, ascending */
  indexes(range: Range): number[] {
    const { shown } = this;
    const isJump =
      shown !== null && (range.startIndex > shown.endIndex || range.endIndex < shown.startIndex);
    return defaultRangeExtractor(isJump ? { ...range, overscan: 0 } : range);
  }

  /** Tells what is in view after a rendering. */
  onRendered(range: VisibleRange | null): void {
    this.shown = range && { startIndex: range.startIndex, endIndex: range.endIndex };
  }
}
