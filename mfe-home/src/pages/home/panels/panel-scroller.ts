import type { PanelStep } from './key-step';
import { scrollTarget, type PanelExtent } from './scroll-target';

/** A scroll counts as finished after this time in browsers without the `scrollend` event. */
const MAX_SCROLL_MS = 900;

export interface PanelScroller {
  scrollToPanel: (index: number) => void;
  step: (by: PanelStep) => void;
  dispose: () => void;
}

const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const panelExtents = (container: HTMLElement): PanelExtent[] =>
  [...container.querySelectorAll<HTMLElement>('[data-scene]')].map((panel) => ({
    top: panel.offsetTop,
    bottom: panel.offsetTop + panel.offsetHeight,
  }));

/** Scrolls `container` from panel to panel. A step during a scroll starts from the target of that scroll. */
export function createPanelScroller(container: HTMLElement): PanelScroller {
  let target: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const onScrollEnd = (): void => {
    clearTimeout(timer);
    target = null;
  };
  const scrollTo = (top: number): void => {
    target = top;
    clearTimeout(timer);
    timer = setTimeout(onScrollEnd, MAX_SCROLL_MS);
    container.scrollTo({ top, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  };
  container.addEventListener('scrollend', onScrollEnd);

  return {
    scrollToPanel(index) {
      const panel = panelExtents(container)[index];
      if (panel) scrollTo(panel.top);
    },
    step(by) {
      const panels = panelExtents(container);
      const viewport = { top: target ?? container.scrollTop, height: container.clientHeight };
      if (by === 'first') scrollTo(0);
      else if (by === 'last') scrollTo(panels.at(-1)?.top ?? 0);
      else scrollTo(scrollTarget(panels, viewport, by));
    },
    dispose() {
      onScrollEnd();
      container.removeEventListener('scrollend', onScrollEnd);
    },
  };
}
