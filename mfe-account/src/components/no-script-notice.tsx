import { useText } from '@huoban/runtime';
import styles from './no-script-notice.module.css';

/** Explains without JavaScript that account pages need it. */
export function NoScriptNotice() {
  const text = useText();
  return (
    <noscript>
      <p className={styles.note}>{text('noProgram')}</p>
    </noscript>
  );
}
