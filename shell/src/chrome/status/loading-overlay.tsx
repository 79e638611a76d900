import { LogoMark } from '../logo';
import styles from './loading-overlay.module.css';

/** Covers the first 50 ms and fades in 400 ms, by CSS alone: it never waits for a script or for data. */
export function LoadingOverlay() {
  return (
    <div aria-hidden className={styles.overlay}>
      <LogoMark className={styles.mark} />
    </div>
  );
}
