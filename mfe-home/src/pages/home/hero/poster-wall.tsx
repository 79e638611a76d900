import { Link, paths, RecentConversations, useText } from '@huoban/runtime';
import { PicturePlaceholder } from '@huoban/ui';
import { PictureOrInitial } from '../../../components/picture-or-initial';
import { HERO_POSTERS, useFeaturedPartners } from '../queries';
import styles from './poster-wall.module.css';

/** Phones with three pixels per CSS pixel need no more than the file of 480 px. */
export const POSTER_SIZES = '(max-width: 768px) 36vw, 240px';

/** Ids of the placeholders, each with another colour. */
const PLACEHOLDER_IDS = ['rain', 'crow', 'kite', 'owl'] as const;

/** Four overlapping posters; each leads into a chat with its partner. */
export function PosterWall() {
  const text = useText();
  const { data, isError } = useFeaturedPartners();
  const shown = data?.items.slice(0, HERO_POSTERS) ?? [];
  const speaker = shown[HERO_POSTERS - 1];
  return (
    <div className={styles.side}>
      <div className={styles.frame}>
        <div className={styles.wall}>
          <ul role="list" aria-label={text('home.hero.partners')}>
            {PLACEHOLDER_IDS.slice(0, HERO_POSTERS).map((id, index) => {
              const partner = shown[index];
              return (
                <li key={id} className={styles.poster}>
                  {partner ? (
                    <Link
                      to={paths.partnerChat(partner.id)}
                      aria-label={text('home.hero.talkTo', { name: partner.name })}
                      className={styles.link}
                    >
                      <PictureOrInitial
                        picture={partner.picture}
                        name={partner.name}
                        sizes={POSTER_SIZES}
                        priority
                      />
                    </Link>
                  ) : (
                    <PicturePlaceholder id={id} name="" figure="silhouette" />
                  )}
                </li>
              );
            })}
          </ul>
          {/* Decorative: the link of the front poster names the partner. */}
          {speaker ? (
            <p aria-hidden className={styles.note}>
              <span>{text('home.quote', { line: speaker.line })}</span>
              <b className={styles.speaker}>{speaker.name}</b>
            </p>
          ) : (
            (data || isError) && <p className={styles.note}>{text('home.hero.absent')}</p>
          )}
        </div>
      </div>
      <div className={styles.latest}>
        <RecentConversations layout="latest" />
      </div>
    </div>
  );
}
