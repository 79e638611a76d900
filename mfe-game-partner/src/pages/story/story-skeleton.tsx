import { joinClasses, Skeleton } from '@huoban/ui';
import { Backdrop } from './backdrop';
import styles from './story-view.module.css';
import title from './title-page/title-page.module.css';

/** Skeleton of the title page of a story. */
export function StorySkeleton() {
  return (
    <div className={joinClasses(styles.stage, styles.drawn)} aria-busy>
      <Backdrop picture={null} />
      <div className={title.titlePage}>
        <Skeleton shape="text" lines={6} />
      </div>
    </div>
  );
}
