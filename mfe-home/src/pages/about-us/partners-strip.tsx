import { Link, paths, useApiQuery, useText } from '@huoban/runtime';
import { Skeleton } from '@huoban/ui';
import { PictureOrInitial } from '../../components/picture-or-initial';
import styles from './partners-strip.module.css';
import { PARTNERS, PARTNERS_INPUT } from './queries';

/** Portraits of the official partners, linked to their pages. Renders nothing if they could not be fetched. */
export function PartnersStrip() {
  const text = useText();
  const { data, isError } = useApiQuery(PARTNERS, PARTNERS_INPUT);
  if (data ? data.items.length === 0 : isError) return null;
  return (
    <nav aria-label={text('about-us.partners')} className={styles.strip}>
      <ul role="list" className={styles.faces}>
        {data
          ? data.items.map(({ id, name, picture }) => (
              <li key={id} className={styles.face}>
                <Link to={paths.partnerDetail(id)} className={styles.link}>
                  <span className={styles.picture}>
                    <PictureOrInitial
                      picture={picture}
                      name={name}
                      sizes="(max-width: 768px) 34vw, 200px"
                    />
                  </span>
                  <span className={styles.name}>{name}</span>
                </Link>
              </li>
            ))
          : Array.from({ length: PARTNERS_INPUT.query.size }, (_, index) => (
              <li key={index} className={styles.face}>
                <Skeleton shape="portrait" />
              </li>
            ))}
      </ul>
    </nav>
  );
}
