import type { Activity } from '@huoban/contracts/api';
import { useLanguage } from '@huoban/runtime';
import { Icon } from '@huoban/ui';
import styles from './activity-days.module.css';
import { dayTexts } from './activity-dates';

/** From which day to which, in the page's language. */
export function ActivityDays({ activity }: { activity: Activity }) {
  const { starts_on: from, ends_on: to } = activity;
  const [fromText, toText] = dayTexts(from, to, useLanguage());
  return (
    <p className={styles.days}>
      <Icon name="clock" />
      <span>
        <time dateTime={from}>{fromText}</time> – <time dateTime={to}>{toText}</time>
      </span>
    </p>
  );
}
