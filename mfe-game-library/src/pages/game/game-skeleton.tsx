import { paths, useText } from '@huoban/runtime';
import { joinClasses, Skeleton, VisuallyHidden } from '@huoban/ui';
import { Breadcrumbs } from '../../components/layout/breadcrumbs';
import frame from '../../components/layout/page-frame.module.css';
import styles from './game-header.module.css';

const FACTS = Array.from({ length: 6 }, (_, index) => index);

/** Skeleton of `GameHeader`. */
export function GameSkeleton() {
  const text = useText();
  return (
    <div className={joinClasses(frame.frame, styles.header)} aria-busy>
      <VisuallyHidden>{text('states.loading')}</VisuallyHidden>
      <div className={styles.breadcrumbs}>
        <Breadcrumbs parents={[{ name: text('library.title'), path: paths.gameLibrary() }]} />
      </div>
      <div className={styles.cover}>
        <Skeleton shape="cover" />
      </div>
      <div className={styles.name}>
        <Skeleton shape="text" lines={2} />
      </div>
      <div className={styles.text}>
        <Skeleton shape="text" lines={4} className={styles.summarySkeleton} />
      </div>
      <div className={styles.facts}>
        {FACTS.map((index) => (
          <div key={index}>
            <Skeleton shape="text" />
            <Skeleton shape="text" />
          </div>
        ))}
      </div>
    </div>
  );
}
