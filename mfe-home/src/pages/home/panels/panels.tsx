import { useRef, type ReactNode } from 'react';
import { usePlace } from '@huoban/runtime';
import { PanelIndex } from './panel-index';
import styles from './panels.module.css';
import { useCurrentPanel } from './use-current-panel';
import { useScrollRestoration } from './use-scroll-restoration';
import { usePanelScroller } from './use-panel-scroller';

/** The scenes: on a desktop a box of the window's height that stops at each, on a phone just one after another. */
export function Panels({ children }: { children: ReactNode }) {
  const desktop = usePlace().device === 'desktop';
  const box = useRef<HTMLDivElement>(null);
  const current = useCurrentPanel(box, desktop);
  const goTo = usePanelScroller(box, desktop);
  useScrollRestoration(box);
  return (
    <>
      <div ref={box} className={desktop ? styles.box : undefined}>
        {children}
      </div>
      {desktop && <PanelIndex current={current} onChoose={goTo} />}
    </>
  );
}
