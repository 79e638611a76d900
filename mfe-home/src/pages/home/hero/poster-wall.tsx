import { useApiQuery, useText } from '@huoban/runtime';
import { PicturePlaceholder } from '@huoban/ui';
import { PictureOrInitial } from '../../../components/picture-or-initial';
import { CHARACTERS, CHARACTERS_INPUT, HERO_POSTERS } from '../queries';
import styles from './poster-wall.module.css';

export const POSTER_SIZES = '(max-width: 768px) 42vw, 290px';

/** Each with other inks: what hangs there until partners come. */
const PLACEHOLDER_IDS = ['rain', 'crow', 'kite', 'owl'] as const;

/** Four partners as posters pinned over one another. Decoration: the next scene names and links them. */
export function PosterWall() {
  const text = useText();
  const { data, isError } = useApiQuery(CHARACTERS, CHARACTERS_INPUT, { quiet: true });
  const shown = data?.items.slice(0, HERO_POSTERS) ?? [];
  const speaker = shown[HERO_POSTERS - 1];
  return (
    <div aria-hidden className={styles.wall}>
      {PLACEHOLDER_IDS.slice(0, HERO_POSTERS).map((stranger, place) => {
        const partner = shown[place];
        return (
          <div key={stranger} className={styles.poster}>
            {partner ? (
              <PictureOrInitial
                picture={partner.picture}
                name={partner.name}
                sizes={POSTER_SIZES}
                priority
              />
            ) : (
              <PicturePlaceholder id={stranger} name="" figure="silhouette" />
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
