import type { PictureRecord } from '@huoban/contracts/api';
import { Picture, joinClasses } from '@huoban/ui';
import styles from './picture-or-initial.module.css';

const TONES = [styles.vermilion, styles.teal, styles.amber, styles.night];

/** Derives the tone from the name, so that server and browser render the same one. */
const toneFor = (seed: string): string | undefined =>
  TONES[[...seed].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TONES.length];

interface PictureOrInitialProps {
  picture: PictureRecord;
  /** Name of the item; its first letter replaces a missing picture. */
  name: string;
  sizes: string;
  /** Empty if the name is visible next to the picture. */
  alt?: string;
  priority?: boolean;
}

/** A picture from the service, or a coloured sheet with the initial. Fills its container. */
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
