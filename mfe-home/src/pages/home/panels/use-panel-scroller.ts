import { useEffect, useRef, type RefObject } from 'react';
import { useSession } from '@huoban/runtime';
import { keyStep } from './key-step';
import { createPanelScroller, type PanelScroller } from './panel-scroller';
import { createWheelStepper } from './wheel-stepper';

/** For wheels that report lines instead of pixels. */
const LINE_HEIGHT_PX = 40;

/**
 * Lets wheel and keyboard step between the panels of `container`; touch scrolling is left to the browser.
 * @returns scrolls to a panel by its index
 */
export function usePanelScroller(container: RefObject<HTMLElement | null>, active: boolean) {
  const session = useSession();
  const scroller = useRef<PanelScroller | null>(null);

  useEffect(() => {
    const element = container.current;
    if (!element || !active) return undefined;
    const panelScroller = createPanelScroller(element);
    scroller.current = panelScroller;
    const wheelStep = createWheelStepper();
    const onWheel = (event: WheelEvent): void => {
      // An open dialog is inside of its panel, and scrolls by itself.
      if (event.target instanceof Element && event.target.closest('dialog')) return;
      if (event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
      event.preventDefault();
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE_HEIGHT_PX;
      const by = wheelStep(event.deltaY * pixels, event.timeStamp);
      if (by !== null) panelScroller.step(by);
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      const by = session.loginDialogVisible ? null : keyStep(event);
      if (by === null) return;
      event.preventDefault();
      panelScroller.step(by);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    addEventListener('keydown', onKeyDown);
    return () => {
      panelScroller.dispose();
      scroller.current = null;
      element.removeEventListener('wheel', onWheel);
      removeEventListener('keydown', onKeyDown);
    };
  }, [container, active, session]);

  return (index: number): void => scroller.current?.scrollToPanel(index);
}
