import type { Partner } from '../../../components/partner-queries';
import { Bubble } from '../rows/bubble';
import { Speaker } from '../rows/speaker';
import styles from './greeting.module.css';

/** The greeting of the partner; also rendered without JavaScript. */
export function Greeting({ partner }: { partner: Partner }) {
  return (
    <div className={styles.greeting}>
      <Speaker partner={partner} />
      <Bubble from="character" leads>
        {partner.greeting}
      </Bubble>
    </div>
  );
}
