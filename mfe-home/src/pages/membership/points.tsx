import { Heading, joinClasses } from '@huoban/ui';
import type { ReactNode } from 'react';
import styles from './points.module.css';

interface PointsProps {
  id: string;
  title: string;
  points: { title: string; text: string }[];
  /** Content between the title and the points. */
  children?: ReactNode;
}

/** A titled section of short explanations, side by side on the desktop. */
export function Points({ id, title, points, children }: PointsProps) {
  return (
    <section aria-labelledby={id} className={styles.points}>
      <Heading level={2} size="display-2" id={id}>
        {title}
      </Heading>
      {children}
      <ul role="list" className={joinClasses(styles.list, points.length === 3 && styles.three)}>
        {points.map((point) => (
          <li key={point.title} className={styles.point}>
            <h3 className={styles.title}>{point.title}</h3>
            <p className={styles.text}>{point.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
