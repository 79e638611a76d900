import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { useText } from '@huoban/runtime';
import { Skeleton, visuallyHiddenClass } from '@huoban/ui';
import styles from './pending-page-skeleton.module.css';

/** In ms. Slightly longer than pages wait for their data before they open with their own skeletons. */
const SKELETON_DELAY_MS = 270;

/** Hides the previous page (by CSS, as its preceding sibling) while a slow navigation is pending. */
export function PendingPageSkeleton() {
  const text = useText();
  const isLate = useIsNavigationSlow();

  useEffect(() => {
    // The router has stored the scroll position of the previous page already.
    if (isLate) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [isLate]);

  if (!isLate) return null;
  return (
    <div aria-busy className={styles.skeleton}>
      <p role="status" className={visuallyHiddenClass}>
        {text('shell:opening')}
      </p>
      <Skeleton shape="text" className={styles.heading} />
      <Skeleton shape="text" lines={2} className={styles.lead} />
      <div className={styles.cards}>
        {['first', 'second', 'third', 'fourth'].map((card) => (
          <Skeleton key={card} shape="cover" />
        ))}
      </div>
    </div>
  );
}

/** Whether a navigation to another path has been pending for a while. A change of the query stays on its page. */
function useIsNavigationSlow(): boolean {
  const { pathname } = useLocation();
  const { location: target } = useNavigation();
  const [isLate, setIsLate] = useState(false);
  const isAway = target !== undefined && target.pathname !== pathname;

  useEffect(() => {
    if (!isAway) return undefined;
    const timer = setTimeout(() => setIsLate(true), SKELETON_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isAway]);

  return isLate && isAway;
}
