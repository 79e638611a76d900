import { useState } from 'react';
import { useLanguage, useText } from '@huoban/runtime';
import { dayText } from './dates';
import styles from './divider-rows.module.css';

/** Starts a new day. `at` in milliseconds. */
export function DayRow({ at }: { at: number }) {
  const text = useText();
  const language = useLanguage();
  const [now] = useState(() => Date.now());
  const labels = { today: text('chat.today'), yesterday: text('chat.yesterday') };
  return <p className={styles.day}>{dayText(at, now, language, labels)}</p>;
}

/** Separates unread messages. */
export function UnreadRow() {
  const text = useText();
  return <p className={styles.unread}>{text('chat.unread')}</p>;
}
