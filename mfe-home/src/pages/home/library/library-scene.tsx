import { Link, paths, useApiQuery, useText } from '@huoban/runtime';
import { Heading, Icon, Poster, Skeleton, buttonClass, posterLinkClass } from '@huoban/ui';
import { Art } from '../../../components/art';
import { Headline } from '../../../components/headline';
import { ListNotice } from '../../../components/list-notice';
import { NothingHere } from '../nothing-here';
import { GAMES, GAMES_INPUT } from '../home-queries';
import { Scene, headingId } from '../scenes/scene';
import styles from './library-scene.module.css';

/** The knowledge library: newest covers, and the way in. */
export function LibraryScene() {
  const text = useText();
  return (
    <Scene name="library" className={styles.library}>
      <div className={styles.words}>
        <Heading level={2} size="display-2" id={headingId('library')}>
          <Headline>{text('home.library.headline')}</Headline>
        </Heading>
        <p className={styles.lead}>{text('home.library.lead')}</p>
        <Link to={paths.gameLibrary()} className={buttonClass('secondary', 'large')}>
          {text('home.library.all')}
          <Icon name="arrow" />
        </Link>
      </div>
      <Covers />
    </Scene>
  );
}

function Covers() {
  const text = useText();
  const { data, isError, refetch } = useApiQuery(GAMES, GAMES_INPUT, { quiet: true });
  if (isError) return <ListNotice retry={() => void refetch()} />;
  if (data?.items.length === 0)
    return (
      <NothingHere of="library">
        <Link to={paths.gamePartner()} className={buttonClass('secondary')}>
          {text('home.partners.all')}
        </Link>
      </NothingHere>
    );
  return (
    <ul
      role="list"
      aria-label={text('home.library.covers')}
      aria-busy={!data || undefined}
      className={styles.covers}
    >
      {data
        ? data.items.map(({ id, title, genres, picture }) => (
            <Poster
              key={id}
              as="li"
              shape="cover"
              className={styles.cover ?? ''}
              media={<Art picture={picture} name={title} sizes="(max-width: 768px) 42vw, 200px" />}
            >
              <h3 className={styles.title}>
                <Link to={paths.game(id)} className={posterLinkClass}>
                  {title}
                </Link>
              </h3>
              <p className={styles.genre}>{genres.map(({ name }) => name).join(' · ')}</p>
            </Poster>
          ))
        : Array.from({ length: GAMES_INPUT.query.size }, (_, place) => (
            <li key={place} className={styles.cover}>
              <Skeleton shape="cover" />
              <Skeleton shape="text" lines={2} />
            </li>
          ))}
    </ul>
  );
}
