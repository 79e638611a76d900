import { useApiQuery, useText } from '@huoban/runtime';
import { StandIn } from '@huoban/ui';
import { Art } from '../../../components/art';
import { CHARACTERS, CHARACTERS_INPUT, ON_THE_WALL } from '../home-queries';
import styles from './poster-wall.module.css';

export const WALL_SIZES = '(max-width: 768px) 42vw, 290px';

/** Each with other inks: what hangs there until partners come. */
const STRANGERS = ['rain', 'crow', 'kite', 'owl'] as const;

/** Four partners as posters pinned over one another. Decoration: the next scene names and links them. */
export function PosterWall() {
  const text = useText();
  const { data, isError } = useApiQuery(CHARACTERS, CHARACTERS_INPUT, { quiet: true });
  const shown = data?.items.slice(0, ON_THE_WALL) ?? [];
  const speaker = shown[ON_THE_WALL - 1];
  return (
    <div aria-hidden className={styles.wall}>
      {STRANGERS.slice(0, ON_THE_WALL).map((stranger, place) => {
        const partner = shown[place];
        return (
          <div key={stranger} className={styles.poster}>
            {partner ? (
              <Art picture={partner.picture} name={partner.name} sizes={WALL_SIZES} priority />
            ) : (
              <StandIn id={stranger} name="" figure="silhouette" />
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
