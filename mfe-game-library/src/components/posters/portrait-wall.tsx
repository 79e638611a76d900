import { paths, useLanguage, useText } from '@huoban/runtime';
import { joinClasses, Phrases } from '@huoban/ui';
import styles from './portrait-wall.module.css';
import { PortraitPoster } from './portrait-poster';
import type { PartnerCard, RoleCard } from '../game-queries';

/** A grid of partners that play a game. */
export function PartnerWall({ partners }: { partners: PartnerCard[] }) {
  const language = useLanguage();
  return (
    <ul role="list" className={styles.wall}>
      {partners.map(({ id, name, line, picture, category }) => (
        <PortraitPoster
          key={id}
          id={id}
          name={name}
          line={<Phrases text={line} language={language} />}
          picture={picture}
          tag={category.name}
          to={paths.partnerDetail(id)}
        />
      ))}
    </ul>
  );
}

/** A grid of the roles, things and places of a game. */
export function RoleWall({ roles }: { roles: RoleCard[] }) {
  const text = useText();
  return (
    <ul role="list" className={joinClasses(styles.wall, styles.roles)}>
      {roles.map(({ id, name, summary, picture, kind }) => (
        <PortraitPoster
          key={id}
          id={id}
          name={name}
          line={summary}
          picture={picture}
          tag={kind || text('card.role')}
          to={paths.roleInfo(id)}
        />
      ))}
    </ul>
  );
}
