import { Link, paths, useLanguage, useText } from '@huoban/runtime';
import { Icon, joinClasses, Phrases, Poster, posterLinkClass, Tag } from '@huoban/ui';
import { FavoriteButton } from './favorite-button';
import type { PartnerCard } from './partner-queries';
import { PartnerPicture } from './partner-picture';
import styles from './partner-poster.module.css';

interface PartnerPosterProps {
  partner: PartnerCard;
  sizes: string;
  /** `large`: first poster of a wall. */
  size?: 'normal' | 'large';
  /** Heading level of the name. */
  level?: 2 | 3;
  priority?: boolean;
}

const MAX_TAGS = 3;

/** A partner with portrait, name, line, games and tags. */
export function PartnerPoster({
  partner,
  sizes,
  size = 'normal',
  level = 3,
  priority = false,
}: PartnerPosterProps) {
  const text = useText();
  const language = useLanguage();
  const { plays = [] } = partner;
  const Name = `h${level}` as const;
  return (
    <Poster
      as="li"
      className={joinClasses(styles.partner, styles[size])}
      media={<PartnerPicture partner={partner} sizes={sizes} priority={priority} />}
      badge={<Tag tone="teal">{partner.category.name}</Tag>}
    >
      <Name className={styles.name}>
        <Link to={paths.partnerDetail(partner.id)} className={posterLinkClass}>
          {partner.name}
        </Link>
      </Name>
      <p className={styles.line}>
        <Phrases text={partner.line} language={language} />
      </p>
      {plays.length > 0 && (
        <p className={styles.plays}>
          <Icon name="controller" />
          <span className={styles.games}>
            {plays.map(({ id, name }) => (
              <span key={id} className={styles.game}>
                {name}
              </span>
            ))}
          </span>
        </p>
      )}
      <ul role="list" className={styles.tags} aria-label={text('card.tags')}>
        {partner.tags.slice(0, MAX_TAGS).map((tag) => (
          <li key={tag.id}>{tag.name}</li>
        ))}
      </ul>
      <FavoriteButton partner={partner} place="poster" />
    </Poster>
  );
}
