import { type Download } from '@huoban/runtime';
import styles from './phone-bar.module.css';
import { StartButtons } from './start-buttons';

/** Download and chat of the mobile layout, fixed at the bottom while the panels below the first are in view. */
export function PhoneBar({ download }: { download: Download }) {
  return (
    <div className={styles.bar}>
      <StartButtons download={download} />
    </div>
  );
}
