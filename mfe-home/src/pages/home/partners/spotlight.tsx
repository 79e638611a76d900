import type { FeaturedCharacter } from '@huoban/contracts/api';
import { Link, paths, useText } from '@huoban/runtime';
import { Poster, Tag, posterLinkClass } from '@huoban/ui';
import { PictureOrInitial } from '../../../components/picture-or-initial';
import styles from './spotlight.module.css';

/** The first featured partner with its greeting. */
export function Spotlight({ partner }: { partner: FeaturedCharacter }) {
  const text = useText();
  const { id, name, greeting, category, tags, picture } = partner;
  return (
    <Poster
      className={styles.spotlight ?? ''}
      media={
        <PictureOrInitial picture={picture} name={name} sizes="(max-width: 768px) 90vw, 420px" />
      }
    >
      <div data-surface="night" className={styles.card}>
        <h3 className={styles.name}>
          <Link to={paths.partnerDetail(id)} className={posterLinkClass}>
            {name}
          </Link>
        </h3>
        <p className={styles.greeting}>{text('home.quote', { line: greeting })}</p>
        <p className={styles.tags}>
          <Tag tone="vermilion">{category.name}</Tag>
          {tags.map((tag) => (
            <Tag key={tag.id}>{tag.name}</Tag>
          ))}
        </p>
      </div>
    </Poster>
  );
}
