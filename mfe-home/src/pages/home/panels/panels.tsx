import { useRef, type ReactNode } from 'react';
import { usePlace } from '@huoban/runtime';
import { PanelIndex } from './panel-index';
import styles from './panels.module.css';
import { useCurrentPanel } from './use-current-panel';
import { useScrollRestoration } from './use-scroll-restoration';
import { usePanelScroller } from './use-panel-scroller';

/** All panels: on desktop in a scroll container that snaps to each, on mobile in the normal flow. */
export function Panels({ children }: { children: ReactNode }) {
  const desktop = usePlace().device === 'desktop';
  const container = useRef<HTMLDivElement>(null);
  const current = useCurrentPanel(container, desktop);
  const scrollToPanel = usePanelScroller(container, desktop);
  useScrollRestoration(container);
  return (
    <>
      <div ref={container} className={desktop ? styles.box : undefined}>
        {children}
      </div>
      {desktop && <PanelIndex current={current} onChoose={scrollToPanel} />}
    </>
  );
}
