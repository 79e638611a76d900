import { MAIN_ID } from '../../chrome/skip-link';

/** Fraction of the window's height at which the visitor is assumed to read. */
const READING_LINE = 0.25;

/** The element at the reading line and the fraction of its height that is above the line. */
export interface ReadingPosition {
  element: Element;
  fraction: number;
}

const fillsWindow = (element: Element): boolean => element.clientHeight >= innerHeight * 0.9;

/** Position after `event`, the end of a scroll; null at the start of the page, undefined for a scroll inside a component. */
export function readPosition({ target }: Event): ReadingPosition | null | undefined {
  const scroller = target instanceof Element ? target : document.documentElement;
  if (target instanceof Element && !fillsWindow(target)) return undefined;
  if (scroller.scrollTop === 0) return null;
  const line = innerHeight * READING_LINE;
  const element = document.elementFromPoint(innerWidth / 2, line);
  if (!element?.closest(`#${MAIN_ID}`)) return undefined;
  const { top, height } = element.getBoundingClientRect();
  return { element, fraction: (line - top) / height };
}

/** Scrolls the window, or the element that scrolls in its place, back to a position. */
export function restorePosition({ element, fraction }: ReadingPosition): void {
  if (!element.isConnected) return;
  const { top, height } = element.getBoundingClientRect();
  const scroller = scrollerOf(element);
  const distance = top + fraction * height - innerHeight * READING_LINE;
  scroller.scrollTo({ top: scroller.scrollTop + distance, behavior: 'instant' });
}

function scrollerOf(element: Element): Element {
  const parent = element.parentElement;
  if (!parent) return document.documentElement;
  const scrolls = /auto|scroll/.test(getComputedStyle(parent).overflowY);
  return scrolls && fillsWindow(parent) ? parent : scrollerOf(parent);
}
