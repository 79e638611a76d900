import { joinClasses } from '../../join-classes';
import styles from './spinner.module.css';

/** Loading indicator of three dots. Announced only with a `label`. */
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
