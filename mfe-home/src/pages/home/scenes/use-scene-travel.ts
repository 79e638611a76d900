import { useEffect, useRef, type RefObject } from 'react';
import { useSession } from '@huoban/runtime';
import { keyStep, type KeyStep } from './key-steps';
import { nextTop, type Extent } from './next-top';
import { createWheelSteps } from './wheel-steps';

/** Lines of a wheel that counts in lines, in pixels. */
const LINE = 40;
/** After this a travel has ended, also in a browser without the `scrollend` event. Milliseconds. */
const TRAVEL_MS = 900;

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const extentsOf = (box: HTMLElement): Extent[] =>
  [...box.querySelectorAll<HTMLElement>('[data-scene]')].map((scene) => ({
    top: scene.offsetTop,
    bottom: scene.offsetTop + scene.offsetHeight,
  }));

/** Wheel and keyboard move between the scenes of `box`; touch is left to the browser. Returns a way to one scene. */
export function useSceneTravel(box: RefObject<HTMLElement | null>, active: boolean) {
  const session = useSession();
  /** Where a travel under way ends; the next step starts from there. */
  const aim = useRef<number | null>(null);

  const travel = (to: number): void => {
    aim.current = to;
    box.current?.scrollTo({ top: to, behavior: isStill() ? 'instant' : 'smooth' });
  };

  const step = (by: KeyStep): void => {
    if (!box.current) return;
    const scenes = extentsOf(box.current);
    const view = { top: aim.current ?? box.current.scrollTop, height: box.current.clientHeight };
    if (by === 'first') travel(0);
    else if (by === 'last') travel(scenes.at(-1)?.top ?? 0);
    else travel(nextTop(scenes, view, by));
  };

  useEffect(() => {
    const element = box.current;
    if (!element || !active) return undefined;
    const wheelSteps = createWheelSteps();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const arrived = (): void => {
      aim.current = null;
    };
    const onScroll = (): void => {
      clearTimeout(timer);
      timer = setTimeout(arrived, TRAVEL_MS);
    };
    const onWheel = (event: WheelEvent): void => {
      if (event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
      event.preventDefault();
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE;
      const by = wheelSteps(event.deltaY * pixels, event.timeStamp);
      if (by !== null) step(by);
    };
    const onKey = (event: KeyboardEvent): void => {
      const by = session.loginDialogVisible ? null : keyStep(event);
      if (by === null) return;
      event.preventDefault();
      step(by);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    element.addEventListener('scroll', onScroll, { passive: true });
    element.addEventListener('scrollend', arrived);
    addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('scroll', onScroll);
      element.removeEventListener('scrollend', arrived);
      removeEventListener('keydown', onKey);
    };
  }, [active, session]);

  return (index: number): void => {
    const scene = box.current && extentsOf(box.current)[index];
    if (scene) travel(scene.top);
  };
}
