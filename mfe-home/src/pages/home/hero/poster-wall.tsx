import { useText } from '@huoban/runtime';
import { PicturePlaceholder } from '@huoban/ui';
import { PictureOrInitial } from '../../../components/picture-or-initial';
import { HERO_POSTERS, useFeaturedPartners } from '../queries';
import styles from './poster-wall.module.css';

export const POSTER_SIZES = '(max-width: 768px) 42vw, 290px';

/** Ids of the placeholders, each with another colour. */
const PLACEHOLDER_IDS = ['rain', 'crow', 'kite', 'owl'] as const;

/** Four overlapping posters. Decorative: the next panel names and links the partners. */
export function PosterWall() {
  const text = useText();
  const { data, isError } = useFeaturedPartners();
  const shown = data?.items.slice(0, HERO_POSTERS) ?? [];
  const speaker = shown[HERO_POSTERS - 1];
  return (
    <div aria-hidden className={styles.wall}>
      {PLACEHOLDER_IDS.slice(0, HERO_POSTERS).map((id, index) => {
        const partner = shown[index];
        return (
          <div key={id} className={styles.poster}>
            {partner ? (
              <PictureOrInitial
                picture={partner.picture}
                name={partner.name}
                sizes={POSTER_SIZES}
                priority
              />
            ) : (
              <PicturePlaceholder id={id} name="" figure="silhouette" />
            )}
          </div>
        );
      })}
      {speaker ? (
        <p className={styles.note}>
          <span>{text('home.quote', { line: speaker.line })}</span>
          <b className={styles.speaker}>{speaker.name}</b>
        </p>
      ) : (
        (data || isError) && <p className={styles.note}>{text('home.hero.absent')}</p>
      )}
    </div>
  );
}
