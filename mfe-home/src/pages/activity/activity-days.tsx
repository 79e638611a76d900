import type { Activity } from '@huoban/contracts/api';
import { useLanguage, useText } from '@huoban/runtime';
import { Icon } from '@huoban/ui';
import styles from './activity-days.module.css';
import { formatDays } from './activity-dates';

/** From which day to which, in the page's language, and by whose clock: the days of the service are days in China. */
export function ActivityDays({ activity }: { activity: Activity }) {
  const text = useText();
  const { starts_on: from, ends_on: to } = activity;
  const [fromText, toText] = formatDays(from, to, useLanguage());
  return (
    <p className={styles.days}>
      <Icon name="clock" />
      <span>
        <time dateTime={from}>{fromText}</time> – <time dateTime={to}>{toText}</time>{' '}
        <span className={styles.zone}>{text('activity.zone')}</span>
      </span>
    </p>
  );
}
