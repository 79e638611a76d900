import { paths, useText } from '@huoban/runtime';
import { Skeleton, VisuallyHidden } from '@huoban/ui';
import styles from './portrait-wall.module.css';
import { PortraitPoster } from './portrait-poster';
import type { GameCard, PartnerCard, RoleCard } from '../game-queries';

/** A grid of partners that play a game. */
export function PartnerWall({ partners }: { partners: PartnerCard[] }) {
  return (
    <ul role="list" className={styles.wall}>
      {partners.map(({ id, name, line, picture, category }) => (
        <PortraitPoster
          key={id}
          id={id}
          name={name}
          line={line}
          picture={picture}
          tag={category.name}
          to={paths.partnerDetail(id)}
        />
      ))}
    </ul>
  );
}

interface RoleWallProps {
  roles: RoleCard[];
  /** Cover of the game. */
  cover: GameCard['picture'];
}

/** A grid of the roles of a game. */
export function RoleWall({ roles, cover }: RoleWallProps) {
  const text = useText();
  return (
    <ul role="list" className={styles.wall}>
      {roles.map(({ id, name, summary, picture, kind }) => (
        <PortraitPoster
          key={id}
          id={id}
          name={name}
          line={summary}
          picture={picture}
          backdrop={cover}
          tag={kind || text('card.role')}
          to={paths.roleInfo(id)}
        />
      ))}
    </ul>
  );
}

/** Skeleton of `RoleWall`. */
export function RoleWallSkeleton() {
  const text = useText();
  return (
    <>
      <VisuallyHidden>{text('states.loading')}</VisuallyHidden>
      <ul aria-hidden className={styles.wall}>
        {['first', 'second', 'third'].map((key) => (
          <li key={key} className={styles.skeleton}>
            <Skeleton shape="portrait" />
            <Skeleton shape="text" lines={4} />
          </li>
        ))}
      </ul>
    </>
  );
}
