import { useApiQuery, useText } from '@huoban/runtime';
import { Skeleton } from '@huoban/ui';
import { Art } from '../../../components/art';
import { CHARACTERS, CHARACTERS_INPUT, ON_THE_WALL } from '../home-queries';
import styles from './poster-wall.module.css';

export const WALL_SIZES = '(max-width: 768px) 42vw, 290px';

/** Four partners as posters pinned over one another. Decoration: the next scene names and links them. */
export function PosterWall() {
  const text = useText();
  const { data } = useApiQuery(CHARACTERS, CHARACTERS_INPUT, { quiet: true });
  const shown = data?.items.slice(0, ON_THE_WALL) ?? [];
  const speaker = shown[ON_THE_WALL - 1];
  return (
    <div aria-hidden className={styles.wall}>
      {Array.from({ length: ON_THE_WALL }, (_, place) => {
        const partner = shown[place];
        return (
          <div key={place} className={styles.poster}>
            {partner ? (
              <Art picture={partner.picture} name={partner.name} sizes={WALL_SIZES} priority />
            ) : (
              <Skeleton shape="portrait" />
            )}
          </div>
        );
      })}
      {speaker && (
        <p className={styles.note}>
          <span>{text('home.quote', { line: speaker.line })}</span>
          <b className={styles.speaker}>{speaker.name}</b>
        </p>
      )}
    </div>
  );
}
