import { useEffect, useRef, type RefObject } from 'react';
import { useSession } from '@huoban/runtime';
import { keyStep } from './key-step';
import { createPanelScroller, type PanelScroller } from './panel-scroller';
import { createWheelStepper } from './wheel-stepper';

/** Lines of a wheel that counts in lines, in pixels. */
const LINE_HEIGHT_PX = 40;

/** Wheel and keyboard move between the scenes of `box`; touch is left to the browser. Returns a way to one scene. */
export function usePanelScroller(box: RefObject<HTMLElement | null>, active: boolean) {
  const session = useSession();
  const traveller = useRef<PanelScroller | null>(null);

  useEffect(() => {
    const element = box.current;
    if (!element || !active) return undefined;
    const { scrollToPanel: goTo, step, stop } = createPanelScroller(element);
    traveller.current = { scrollToPanel: goTo, step, stop };
    const wheelSteps = createWheelStepper();
    const onWheel = (event: WheelEvent): void => {
      if (event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
      event.preventDefault();
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE_HEIGHT_PX;
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

  return (index: number): void => traveller.current?.scrollToPanel(index);
}
