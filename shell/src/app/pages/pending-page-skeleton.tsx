import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { useText } from '@huoban/runtime';
import { Skeleton, visuallyHiddenClass } from '@huoban/ui';
import { isTwin } from './twin-path';
import styles from './pending-page-skeleton.module.css';

/** In ms. Slightly longer than pages wait for their data before they open with their own skeletons. */
const SKELETON_DELAY_MS = 270;

/** Hides the previous page (by CSS, as its preceding sibling) while a slow navigation is pending. */
export function PendingPageSkeleton() {
  const text = useText();
  const isSlow = useIsNavigationSlow();

  useEffect(() => {
    // The router has stored the scroll position of the previous page already.
    if (isSlow) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [isSlow]);

  if (!isSlow) return null;
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

/** Whether a navigation to another page has been pending for a while. A change of query or layout stays on its page. */
function useIsNavigationSlow(): boolean {
  const { pathname } = useLocation();
  const { location: target } = useNavigation();
  const [isSlow, setIsSlow] = useState(false);
  const isNavigating =
    target !== undefined && target.pathname !== pathname && !isTwin(target.pathname, pathname);

  useEffect(() => {
    if (!isNavigating) return undefined;
    const timer = setTimeout(() => setIsSlow(true), SKELETON_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isNavigating]);

  return isSlow && isNavigating;
}
