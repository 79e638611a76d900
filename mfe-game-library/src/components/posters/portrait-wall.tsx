import { paths, useText } from '@huoban/runtime';
import { Skeleton, VisuallyHidden } from '@huoban/ui';
import styles from './portrait-wall.module.css';
import { PortraitPoster } from './portrait-poster';
import type { GameCard, PartnerCard, RoleCard } from '../game-queries';

/** Partners who know a game, each with the way to their page. */
export function PartnerWall({ partners }: { partners: PartnerCard[] }) {
  return (
    <ul role="list" className={styles.people}>
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

/** Roles of a game. */
export function RoleWall({ roles, cover }: RoleWallProps) {
  const text = useText();
  return (
    <ul role="list" className={styles.people}>
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

/** Keeps the place of a wall of roles until it is there. */
export function RoleWallSkeleton() {
  const text = useText();
  return (
    <>
      <VisuallyHidden>{text('states.loading')}</VisuallyHidden>
      <ul aria-hidden className={styles.people}>
        {['first', 'second', 'third'].map((place) => (
          <li key={place} className={styles.place}>
            <Skeleton shape="portrait" />
            <Skeleton shape="text" lines={4} />
          </li>
        ))}
      </ul>
    </>
  );
}
