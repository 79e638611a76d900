import { useText } from '@huoban/runtime';
import { Icon } from '@huoban/ui';
import styles from './offline-bar.module.css';

/** Tells that the connection is gone. The region is always there, so that its words are announced when they come. */
export function OfflineBar({ offline }: { offline: boolean }) {
  const text = useText();
  return (
    <div role="status" className={styles.place}>
      {offline && (
        <p className={styles.bar}>
          <Icon name="warning" />
          {text('shell:offline')}
        </p>
      )}
    </div>
  );
}
