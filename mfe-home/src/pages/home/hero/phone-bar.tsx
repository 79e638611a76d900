import { type Download } from '@huoban/runtime';
import { DownloadButton } from '../download/download-button';
import styles from './phone-bar.module.css';

/** The one action of the phone's home page, under the thumb in every scene. */
export function PhoneBar({ download }: { download: Download }) {
  return (
    <div className={styles.bar}>
      <DownloadButton download={download} className={styles.button} />
    </div>
  );
}
