import { FailureNotice, Link, paths, useText } from '@huoban/runtime';
import { Notice, Skeleton, VisuallyHidden, buttonClass } from '@huoban/ui';
import card from './activity-card.module.css';
import styles from './activity-states.module.css';

/** Shown if there are no activities; links to the partners. */
export function NoActivities() {
  const text = useText();
  return (
    <Notice
      kind="empty"
      title={text('activity.empty.title')}
      className={styles.state ?? ''}
      action={
        <Link to={paths.gamePartner()} className={buttonClass('secondary')}>
          {text('activity.empty.action')}
        </Link>
      }
    >
      {text('activity.empty.lead')}
    </Notice>
  );
}

interface ActivityErrorProps {
  failure: unknown;
  busy: boolean;
  onRetry: () => void;
}

export function ActivityError(props: ActivityErrorProps) {
  return <FailureNotice {...props} className={styles.state} />;
}

/** Skeleton of two cards. */
export function ActivitySkeleton() {
  const text = useText();
  return (
    <div role="status" className={styles.state}>
      <VisuallyHidden>{text('activity.loading')}</VisuallyHidden>
      {[0, 1].map((index) => (
        <div key={index} className={card.card}>
          <Skeleton shape="wide" />
          <div className={styles.text}>
            <Skeleton shape="text" lines={2} />
            <Skeleton shape="text" lines={6} />
          </div>
        </div>
      ))}
    </div>
  );
}
