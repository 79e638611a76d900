import { joinClasses, Picture } from '@huoban/ui';
import { inkOf } from './ink';
import type { PartnerCard } from './partner';
import styles from './stand-in.module.css';

interface PartnerPictureProps {
  partner: Pick<PartnerCard, 'id' | 'name' | 'picture'>;
  sizes: string;
  /** Empty where the name stands beside the picture. */
  alt?: string;
  priority?: boolean;
}

/** The partner's poster; until it has been drawn a silhouette with the initial, in inks that stay the same. */
export function PartnerPicture({
  partner,
  sizes,
  alt = '',
  priority = false,
}: PartnerPictureProps) {
  if (partner.picture) {
    return <Picture picture={partner.picture} sizes={sizes} alt={alt} priority={priority} />;
  }
  const { ink, ground } = inkOf(partner.id);
  const [initial] = partner.name;
  return (
    <div
      className={joinClasses(styles.standIn, styles[ink], styles[ground])}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <svg viewBox="0 0 80 100" preserveAspectRatio="xMidYMax slice" className={styles.figure}>
        <circle cx="42" cy="42" r="18" className={styles.plate} />
        <path
          d="M8 104c0-28 14-40 34-40s34 12 34 40z"
          className={styles.plate}
          transform="translate(1 0)"
        />
        <circle cx="40" cy="41" r="18" className={styles.body} />
        <path d="M6 102c0-28 14-40 34-40s34 12 34 40z" className={styles.body} />
        <text x="40" y="94" fontSize="24" className={styles.initial}>
          {initial}
        </text>
      </svg>
    </div>
  );
}
