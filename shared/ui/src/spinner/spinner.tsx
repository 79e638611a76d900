import { joinClasses } from '../join-classes';
import styles from './spinner.module.css';

/** Three dots of ink. With `label` it is announced; without, whatever is around it says what is under way. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span
      className={joinClasses(styles.spinner, className)}
      role={label ? 'status' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <span className={styles.dot} />
      <span className={styles.dot} />
      <span className={styles.dot} />
    </span>
  );
}
