import type { PanelStep } from './key-step';
import { scrollTarget, type PanelExtent } from './scroll-target';

/** After this a travel has ended, also in a browser without the `scrollend` event. Milliseconds. */
const MAX_SCROLL_MS = 900;

export interface PanelScroller {
  /** To the scene of this index. */
  scrollToPanel: (index: number) => void;
  step: (by: PanelStep) => void;
  /** Lets go of the box. */
  stop: () => void;
}

const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const panelExtents = (box: HTMLElement): PanelExtent[] =>
  [...box.querySelectorAll<HTMLElement>('[data-scene]')].map((scene) => ({
    top: scene.offsetTop,
    bottom: scene.offsetTop + scene.offsetHeight,
  }));

/** Scrolls `box` from scene to scene. A step taken on the way starts from where the way leads. */
export function createPanelScroller(box: HTMLElement): PanelScroller {
  let aim: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const arrived = (): void => {
    clearTimeout(timer);
    aim = null;
  };
  const travel = (top: number): void => {
    aim = top;
    clearTimeout(timer);
    timer = setTimeout(arrived, MAX_SCROLL_MS);
    box.scrollTo({ top, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  };
  box.addEventListener('scrollend', arrived);

  return {
    scrollToPanel(index) {
      const scene = panelExtents(box)[index];
      if (scene) travel(scene.top);
    },
    step(by) {
      const scenes = panelExtents(box);
      const view = { top: aim ?? box.scrollTop, height: box.clientHeight };
      if (by === 'first') travel(0);
      else if (by === 'last') travel(scenes.at(-1)?.top ?? 0);
      else travel(scrollTarget(scenes, view, by));
    },
    stop() {
      arrived();
      box.removeEventListener('scrollend', arrived);
    },
  };
}
