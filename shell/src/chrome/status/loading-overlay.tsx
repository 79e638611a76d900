import { LogoMark } from '../logo';
import styles from './loading-overlay.module.css';

/** Covers the page for 50 ms and fades out in 400 ms by CSS alone, independently of scripts and data. */
export function LoadingOverlay() {
  return (
    <div aria-hidden className={styles.overlay}>
      <LogoMark className={styles.mark} />
    </div>
  );
}
