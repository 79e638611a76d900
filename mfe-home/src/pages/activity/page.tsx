import type { PageModule } from '@huoban/contracts';
import { useText } from '@huoban/runtime';
import { Display, Eyebrow } from '@huoban/ui';
import { ActivityCard } from './activity-card';
import { ActivityGroups } from './activity-groups';
import { head } from './head';
import { ActivityError, ActivitySkeleton, NoActivities } from './activity-states';
import styles from './page.module.css';
import { loadActivities, useActivities } from './queries';

function ActivityPage() {
  const text = useText();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Eyebrow>{text('activity.eyebrow')}</Eyebrow>
        <Display>{text('activity.headline')}</Display>
        <p className={styles.lead}>{text('activity.lead')}</p>
      </header>
      <Activities />
    </div>
  );
}

function Activities() {
  const { data, error, isFetching, refetch } = useActivities();
  if (data) {
    const [first, ...others] = data.items;
    if (!first) return <NoActivities />;
    return (
      <>
        <ActivityCard activity={first} lead />
        <ActivityGroups activities={others} />
      </>
    );
  }
  if (!error) return <ActivitySkeleton />;
  return <ActivityError failure={error} busy={isFetching} onRetry={() => void refetch()} />;
}

export const page: PageModule = {
  loader: loadActivities,
  head,
  Page: ActivityPage,
};
