import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

type VisibleRange = Pick<Range, 'startIndex' | 'endIndex'>;

/**
 * Selects the rows to render. After a jump (Home, End, dragging the scrollbar) only the visible rows are rendered, to
 * halve the work; the overscan rows follow with the next render.
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

  /** Call it with the visible range after each render. */
  onRendered(range: VisibleRange | null): void {
    this.shown = range && { startIndex: range.startIndex, endIndex: range.endIndex };
  }
}
