import type { Partner } from '../../../components/partner-queries';
import { PartnerPicture } from '../../../components/partner-picture';
import { Clock } from './clock';
import styles from './speaker.module.css';

/** Picture, name and time above a message of the partner. `at` in milliseconds. */
export function Speaker({ partner, at }: { partner: Partner; at?: number }) {
  return (
    <p className={styles.speaker}>
      <span className={styles.face}>
        <PartnerPicture partner={partner} sizes="40px" />
      </span>
      <span className={styles.name}>{partner.name}</span>
      {at !== undefined && <Clock at={at} />}
    </p>
  );
}
