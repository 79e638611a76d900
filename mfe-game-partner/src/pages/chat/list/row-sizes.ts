import { measureElement, type Virtualizer } from '@tanstack/react-virtual';

type List = Virtualizer<HTMLDivElement, HTMLDivElement>;

/**
 * Height of a row, as the browser reports it once the frame is laid out. A row that has just come keeps its known or
 * estimated height until then: to ask it at once would lay out the whole list for each row that comes.
 */
export function sizeOnceLaidOut(
  row: HTMLDivElement,
  entry: ResizeObserverEntry | undefined,
  list: List,
): number {
  if (entry) return measureElement(row, entry, list);
  const index = list.indexFromElement(row);
  const { getItemKey, estimateSize } = list.options;
  return list.itemSizeCache.get(getItemKey(index)) ?? estimateSize(index);
}

/** Pixels between what is in view and the end, without asking the browser for its layout. */
export const distanceFromEnd = (list: List): number =>
  list.getTotalSize() - (list.scrollRect?.height ?? 0) - (list.scrollOffset ?? 0);
