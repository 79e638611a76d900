import { Link } from '@huoban/runtime';
import { Picture, Poster, posterLinkClass, PicturePlaceholder, Tag } from '@huoban/ui';
import styles from './portrait-poster.module.css';
import type { GameCard } from '../game-queries';

interface PortraitPosterProps {
  id: string;
  name: string;
  /** One or two lines about them. */
  line: string;
  picture: GameCard['picture'];
  /** Picture of what they belong to, for those of whom none is drawn. */
  backdrop?: GameCard['picture'];
  /** What they are: over the picture's corner. */
  tag: string;
  /** Page about them, from `paths`. */
  to: string;
}

const SIZES = '(max-width: 768px) 45vw, 240px';
/** A ground is printed at twice its size. */
const BACKDROP_SIZES = '(max-width: 768px) 90vw, 480px';

/** Someone on the wall, partner or role: portrait, name, what they say or are. */
export function PortraitPoster({
  id,
  name,
  line,
  picture,
  backdrop = null,
  tag,
  to,
}: PortraitPosterProps) {
  return (
    <Poster
      as="li"
      className={styles.portrait ?? ''}
      media={
        picture ? (
          <Picture picture={picture} sizes={SIZES} alt="" />
        ) : (
          <PicturePlaceholder
            id={id}
            name={name}
            background={backdrop && <Picture picture={backdrop} sizes={BACKDROP_SIZES} alt="" />}
          />
        )
      }
      badge={<Tag tone="teal">{tag}</Tag>}
    >
      <h3 className={styles.name}>
        <Link to={to} className={posterLinkClass}>
          {name}
        </Link>
      </h3>
      <p className={styles.line}>{line}</p>
    </Poster>
  );
}
