import { useState } from 'react';
import { useLanguage, useText } from '@huoban/runtime';
import { dayText } from './dates';
import styles from './divider-rows.module.css';

/** Where a new day begins. `at` in milliseconds. */
export function DayRow({ at }: { at: number }) {
  const text = useText();
  const language = useLanguage();
  const [now] = useState(() => Date.now());
  const words = { today: text('chat.today'), yesterday: text('chat.yesterday') };
  return <p className={styles.day}>{dayText(at, now, language, words)}</p>;
}

/** Where the reader has not been yet. */
export function UnreadRow() {
  const text = useText();
  return <p className={styles.unread}>{text('chat.unread')}</p>;
}
