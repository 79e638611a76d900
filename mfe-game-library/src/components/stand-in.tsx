import { joinClasses } from '@huoban/ui';
import { inkOf } from './ink';
import styles from './stand-in.module.css';

/** What a picture is until one has been drawn: two inks and the initial of the name, cut by the edge of the sheet. */
export function StandIn({ id, name }: { id: string; name: string }) {
  const { ink, ground } = inkOf(id);
  const [initial] = name;
  return (
    <span aria-hidden className={joinClasses(styles.standIn, styles[ink], styles[ground])}>
      <svg viewBox="0 0 90 120" preserveAspectRatio="xMidYMid slice" className={styles.lettering}>
        <text x="49" y="103" className={styles.plate}>
          {initial}
        </text>
        <text x="45" y="100">
          {initial}
        </text>
      </svg>
    </span>
  );
}
