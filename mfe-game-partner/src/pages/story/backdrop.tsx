import { joinClasses, Picture } from '@huoban/ui';
import type { Story } from '../../components/story-queries';
import styles from './backdrop.module.css';

/** `sizes` of the cover. On mobile it is cropped from a wider picture. */
export const COVER_SIZES = '(max-width: 768px) 640px, 100vw';

/** The picture of a scene, or the cover of the story; a pattern if there is none. */
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
