import { useText } from '@huoban/runtime';
import styles from './no-script-notice.module.css';

/** Says that an account is shown by the program of the page, which this browser does not run. */
export function NoScriptNotice() {
  const text = useText();
  return (
    <noscript>
      <p className={styles.note}>{text('noProgram')}</p>
    </noscript>
  );
}
