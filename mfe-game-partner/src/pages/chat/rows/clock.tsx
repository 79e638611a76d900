import { useLanguage } from '@huoban/runtime';
import { timeText } from './dates';
import styles from './speaker.module.css';

/** Time of day in the time zone of the browser. `at` in milliseconds. */
export function Clock({ at }: { at: number }) {
  const language = useLanguage();
  return (
    <time dateTime={new Date(at).toISOString()} className={styles.time}>
      {timeText(at, language)}
    </time>
  );
}
