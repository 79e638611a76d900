export interface PanelExtent {
  top: number;
  bottom: number;
}

export interface Viewport {
  top: number;
  height: number;
}

/** Share of the viewport by which one step scrolls inside a taller panel. */
const PAGE_SHARE = 0.85;

/** A panel that is taller by at most this share of the viewport, as with an unusual font, counts as whole. */
const IGNORED_SHARE = 0.06;

/** Index of the panel in the middle of the viewport. */
export function panelInView(panels: readonly PanelExtent[], { top, height }: Viewport): number {
  const middle = top + height / 2;
  const found = panels.findIndex((panel) => middle < panel.bottom);
  return found === -1 ? panels.length - 1 : found;
}

/**
 * Scroll position after one step, in pixels: the next or previous panel. A panel that is taller than the viewport is
 * scrolled to its end first.
 */
export function scrollTarget(
  panels: readonly PanelExtent[],
  viewport: Viewport,
  direction: 1 | -1,
): number {
  const index = panelInView(panels, viewport);
  const current = panels[index];
  if (!current) return viewport.top;
  const ignored = Math.max(1, viewport.height * IGNORED_SHARE);
  if (direction === 1) {
    const rest = current.bottom - (viewport.top + viewport.height);
    if (rest > ignored) return viewport.top + Math.min(rest, viewport.height * PAGE_SHARE);
    return panels[index + 1]?.top ?? viewport.top;
  }
  const above = viewport.top - current.top;
  if (above > ignored) return viewport.top - Math.min(above, viewport.height * PAGE_SHARE);
  const previous = panels[index - 1];
  if (!previous) return viewport.top;
  const end = previous.bottom - viewport.height;
  return end - previous.top > ignored ? end : previous.top;
}
