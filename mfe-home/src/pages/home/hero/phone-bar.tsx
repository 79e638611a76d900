import { type Download } from '@huoban/runtime';
import { DownloadButton } from '../../../components/download-button';
import styles from './phone-bar.module.css';

/** The download button of the mobile layout, fixed at the bottom. */
export function PhoneBar({ download }: { download: Download }) {
  return (
    <div className={styles.bar}>
      <DownloadButton download={download} className={styles.button} />
    </div>
  );
}
