import { useEffect, useRef, type RefObject } from 'react';
import { useSession } from '@huoban/runtime';
import { keyStep } from './key-steps';
import { createTraveller, type Traveller } from './traveller';
import { createWheelSteps } from './wheel-steps';

/** Lines of a wheel that counts in lines, in pixels. */
const LINE = 40;

/** Wheel and keyboard move between the scenes of `box`; touch is left to the browser. Returns a way to one scene. */
export function useSceneTravel(box: RefObject<HTMLElement | null>, active: boolean) {
  const session = useSession();
  const traveller = useRef<Traveller | null>(null);

  useEffect(() => {
    const element = box.current;
    if (!element || !active) return undefined;
    const { goTo, step, stop } = createTraveller(element);
    traveller.current = { goTo, step, stop };
    const wheelSteps = createWheelSteps();
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
    addEventListener('keydown', onKey);
    return () => {
      stop();
      traveller.current = null;
      element.removeEventListener('wheel', onWheel);
      removeEventListener('keydown', onKey);
    };
  }, [box, active, session]);

  return (index: number): void => traveller.current?.goTo(index);
}
