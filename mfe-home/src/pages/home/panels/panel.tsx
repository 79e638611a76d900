import type { ReactNode } from 'react';
import { joinClasses } from '@huoban/ui';
import { PANELS, type PanelName } from './panel-names';
import styles from './panel.module.css';

interface PanelProps {
  name: PanelName;
  className?: string | undefined;
  children: ReactNode;
}

/** Id of the heading that labels a panel. */
export const headingId = (name: PanelName): string => `scene-${name}`;

/** One full-height part of the home page. */
export function Panel({ name, className, children }: PanelProps) {
  const surface = PANELS.find((panel) => panel.name === name)?.surface;
  return (
    <section
      data-scene={name}
      data-surface={surface}
      aria-labelledby={headingId(name)}
      className={styles.scene}
    >
      <div className={joinClasses(styles.inner, className)}>{children}</div>
    </section>
  );
}
