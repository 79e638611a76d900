import { useId, type ReactNode } from 'react';
import { Heading } from '@huoban/ui';
import styles from './panel.module.css';

interface PanelProps {
  title: string;
  /** Anchor of the panel. */
  id?: string;
  /** A link next to the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A titled section of a page. */
export function Panel({ title, id, aside, children }: PanelProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} id={id} className={styles.panel}>
      <div className={styles.top}>
        <Heading level={2} id={heading}>
          {title}
        </Heading>
        {aside}
      </div>
      {children}
    </section>
  );
}
