export interface PanelExtent {
  top: number;
  bottom: number;
}

export interface Viewport {
  top: number;
  height: number;
}

/** Share of the view by which a scene taller than it is turned over. */
const PAGE_SHARE = 0.85;

/** Index of the scene in the middle of the view. */
export function panelInView(scenes: readonly PanelExtent[], { top, height }: Viewport): number {
  const middle = top + height / 2;
  const found = scenes.findIndex((scene) => middle < scene.bottom);
  return found === -1 ? scenes.length - 1 : found;
}

/**
 * Where one step leads, in pixels from the top of the scenes: the next scene or the one before, but first the rest of
 * a scene that is taller than the view.
 */
export function scrollTarget(
  scenes: readonly PanelExtent[],
  view: Viewport,
  direction: 1 | -1,
): number {
  const index = panelInView(scenes, view);
  const current = scenes[index];
  if (!current) return view.top;
  if (direction === 1) {
    const rest = current.bottom - (view.top + view.height);
    if (rest > 1) return view.top + Math.min(rest, view.height * PAGE_SHARE);
    return scenes[index + 1]?.top ?? view.top;
  }
  const above = view.top - current.top;
  if (above > 1) return view.top - Math.min(above, view.height * PAGE_SHARE);
  const previous = scenes[index - 1];
  return previous ? Math.max(previous.top, previous.bottom - view.height) : view.top;
}
