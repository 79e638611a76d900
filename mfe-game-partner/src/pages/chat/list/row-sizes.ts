import { measureElement, type Virtualizer } from '@tanstack/react-virtual';

/** Distance that still counts as the end. */
export const END_THRESHOLD_PX = 80;

type List = Virtualizer<HTMLDivElement, HTMLDivElement>;

/**
 * Height of a row, as reported by its resize observer. Until then the cached or estimated height is used, because
 * measuring a new row would force a layout of the whole list.
 */
export function measureRow(
  row: HTMLDivElement,
  entry: ResizeObserverEntry | undefined,
  list: List,
): number {
  if (entry) return measureElement(row, entry, list);
  const index = list.indexFromElement(row);
  const { getItemKey, estimateSize } = list.options;
  return list.itemSizeCache.get(getItemKey(index)) ?? estimateSize(index);
}

/** Pixels between the viewport and the end, without forcing a layout. */
export const distanceFromEnd = (list: List): number =>
  list.getTotalSize() - (list.scrollRect?.height ?? 0) - (list.scrollOffset ?? 0);
