import { useLanguage } from '@huoban/runtime';
import { timeText } from './dates';
import styles from './speaker.module.css';

/** A time of day in the reader's own time zone. `at` in milliseconds. */
export function Clock({ at }: { at: number }) {
  const language = useLanguage();
  return (
    <time dateTime={new Date(at).toISOString()} className={styles.time}>
      {timeText(at, language)}
    </time>
  );
}
