import { joinClasses, Picture } from '@huoban/ui';
import type { Story } from '../../components/story-queries';
import styles from './backdrop.module.css';

/** How wide a cover is shown: on a phone it is cut from the middle of a wider one. */
export const COVER_SIZES = '(max-width: 768px) 640px, 100vw';

/** The picture of a place, or the cover of the story; halftone where neither was drawn. */
export function Backdrop({ picture, cover }: { picture: Story['picture']; cover?: boolean }) {
  if (!picture)
    return (
      <div className={styles.backdrop} aria-hidden>
        <div className={styles.dots} />
      </div>
    );
  return (
    <div
      key={picture.base}
      className={joinClasses(styles.backdrop, !cover && styles.scene)}
      aria-hidden
    >
      <Picture picture={picture} sizes={COVER_SIZES} alt="" priority={cover} />
    </div>
  );
}
