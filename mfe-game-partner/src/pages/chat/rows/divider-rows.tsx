import { useLanguage, useText } from '@huoban/runtime';
import { dayText } from './dates';
import styles from './divider-rows.module.css';
import { useToday } from './use-today';

/** Starts a new day. `at` in milliseconds. */
export function DayRow({ at }: { at: number }) {
  const text = useText();
  const language = useLanguage();
  const today = useToday();
  const labels = { today: text('chat.today'), yesterday: text('chat.yesterday') };
  return <p className={styles.day}>{dayText(at, today, language, labels)}</p>;
}

/** Separates unread messages. */
export function UnreadRow() {
  const text = useText();
  return <p className={styles.unread}>{text('chat.unread')}</p>;
}
