import type { KeyStep } from './key-steps';
import { nextTop, type Extent } from './next-top';

/** After this a travel has ended, also in a browser without the `scrollend` event. Milliseconds. */
const TRAVEL_MS = 900;

export interface Traveller {
  /** To the scene of this index. */
  goTo: (index: number) => void;
  step: (by: KeyStep) => void;
  /** Lets go of the box. */
  stop: () => void;
}

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const extentsOf = (box: HTMLElement): Extent[] =>
  [...box.querySelectorAll<HTMLElement>('[data-scene]')].map((scene) => ({
    top: scene.offsetTop,
    bottom: scene.offsetTop + scene.offsetHeight,
  }));

/** Scrolls `box` from scene to scene. A step taken on the way starts from where the way leads. */
export function createTraveller(box: HTMLElement): Traveller {
  let aim: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const arrived = (): void => {
    clearTimeout(timer);
    aim = null;
  };
  const travel = (top: number): void => {
    aim = top;
    clearTimeout(timer);
    timer = setTimeout(arrived, TRAVEL_MS);
    box.scrollTo({ top, behavior: isStill() ? 'instant' : 'smooth' });
  };
  box.addEventListener('scrollend', arrived);

  return {
    goTo(index) {
      const scene = extentsOf(box)[index];
      if (scene) travel(scene.top);
    },
    step(by) {
      const scenes = extentsOf(box);
      const view = { top: aim ?? box.scrollTop, height: box.clientHeight };
      if (by === 'first') travel(0);
      else if (by === 'last') travel(scenes.at(-1)?.top ?? 0);
      else travel(nextTop(scenes, view, by));
    },
    stop() {
      arrived();
      box.removeEventListener('scrollend', arrived);
    },
  };
}
