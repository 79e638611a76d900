import type { Activity } from '@huoban/contracts/api';
import { useText } from '@huoban/runtime';
import { Heading } from '@huoban/ui';
import { ActivityCard } from './activity-card';
import styles from './activity-groups.module.css';

const STATES: Activity['state'][] = ['running', 'upcoming', 'ended'];

/** Running, upcoming and ended activities. Empty groups are omitted. */
export function ActivityGroups({ activities }: { activities: readonly Activity[] }) {
  const text = useText();
  return STATES.map((state) => {
    const members = activities.filter((activity) => activity.state === state);
    if (members.length === 0) return null;
    return (
      <section key={state} aria-labelledby={`group-${state}`} className={styles.group}>
        <Heading level={2} size="3" id={`group-${state}`} className={styles.title}>
          {text(`activity.group.${state}`)}
        </Heading>
        {members.map((activity) => (
          <ActivityCard key={activity.id} activity={activity} />
        ))}
      </section>
    );
  });
}
