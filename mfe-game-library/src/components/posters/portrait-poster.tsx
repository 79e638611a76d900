import { Link } from '@huoban/runtime';
import type { ReactNode } from 'react';
import { Picture, Poster, posterLinkClass, PicturePlaceholder, Tag } from '@huoban/ui';
import styles from './portrait-poster.module.css';
import type { GameCard } from '../game-queries';

interface PortraitPosterProps {
  id: string;
  name: string;
  /** One or two lines about the partner or role. */
  line: ReactNode;
  picture: GameCard['picture'];
  /** Category, shown in the corner of the picture. */
  tag: string;
  /** Path of the page, from `paths`. */
  to: string;
}

const SIZES = '(max-width: 768px) 45vw, 240px';

/** A partner or role with portrait, name and line. */
export function PortraitPoster({ id, name, line, picture, tag, to }: PortraitPosterProps) {
  return (
    <Poster
      as="li"
      className={styles.portrait ?? ''}
      media={
        picture ? (
          <Picture picture={picture} sizes={SIZES} alt="" />
        ) : (
          <PicturePlaceholder id={id} name={name} />
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
