import { useText } from '@huoban/runtime';
import { Icon } from '@huoban/ui';
import styles from './offline-bar.module.css';

/** Shown while offline. The region always exists, so that screen readers announce its text. */
export function OfflineBar({ offline }: { offline: boolean }) {
  const text = useText();
  return (
    <div role="status" className={styles.region}>
      {offline && (
        <p className={styles.bar}>
          <Icon name="warning" />
          {text('shell:offline')}
        </p>
      )}
    </div>
  );
}
