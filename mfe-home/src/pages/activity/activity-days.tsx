import type { Activity } from '@huoban/contracts/api';
import { useLanguage, useText } from '@huoban/runtime';
import { Icon } from '@huoban/ui';
import styles from './activity-days.module.css';
import { formatDays } from './activity-dates';

/** First and last date in the page's language, with the time zone: the service gives dates in China. */
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
