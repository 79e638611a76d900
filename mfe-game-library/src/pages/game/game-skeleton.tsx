import { useText } from '@huoban/runtime';
import { joinClasses, Skeleton, VisuallyHidden } from '@huoban/ui';
import frame from '../../components/layout/page-frame.module.css';
import styles from './game-header.module.css';

/** Skeleton of `GameHeader`. */
export function GameSkeleton() {
  const text = useText();
  return (
    <div className={joinClasses(frame.frame, styles.header)} aria-busy>
      <VisuallyHidden>{text('states.loading')}</VisuallyHidden>
      <div className={styles.cover}>
        <Skeleton shape="cover" />
      </div>
      <Skeleton shape="text" lines={2} className={styles.name ?? ''} />
      <Skeleton shape="text" lines={4} className={styles.text ?? ''} />
      <Skeleton shape="text" lines={6} className={styles.facts ?? ''} />
    </div>
  );
}
