import type { PictureRecord } from '@huoban/contracts/api';
import { Picture, joinClasses } from '@huoban/ui';
import styles from './picture-or-initial.module.css';

const TONES = [styles.vermilion, styles.teal, styles.amber, styles.night];

/** The same ink for the same thing, on the server and in the browser. */
const toneFor = (seed: string): string | undefined =>
  TONES[[...seed].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TONES.length];

interface PictureOrInitialProps {
  picture: PictureRecord;
  /** Name of what is shown; its first letter stands on the sheet as long as nothing is drawn. */
  name: string;
  sizes: string;
  /** Empty where the name stands beside it. */
  alt?: string;
  priority?: boolean;
}

/** A picture of the service, or a printed sheet with an initial. Fills its place. */
export function PictureOrInitial({
  picture,
  name,
  sizes,
  alt = '',
  priority = false,
}: PictureOrInitialProps) {
  if (picture) return <Picture picture={picture} sizes={sizes} alt={alt} priority={priority} />;
  return (
    <span
      className={joinClasses(styles.sheet, toneFor(name))}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <span className={styles.initial}>{[...name][0]}</span>
    </span>
  );
}
