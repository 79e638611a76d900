import { FailureNotice, Link, paths, useText } from '@huoban/runtime';
import { Heading, Icon, Poster, Skeleton, buttonClass, posterLinkClass } from '@huoban/ui';
import { PictureOrInitial } from '../../../components/picture-or-initial';
import { Headline } from '../../../components/headline';
import { EmptyState } from '../empty-state';
import { GAMES_INPUT, useNewestGames } from '../queries';
import { Panel, headingId } from '../panels/panel';
import styles from './library-panel.module.css';

/** The newest covers of the game library, and a link to it. */
export function LibraryPanel() {
  const text = useText();
  return (
    <Panel name="library" className={styles.library}>
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
    </Panel>
  );
}

function Covers() {
  const text = useText();
  const { data, error, isFetching, refetch } = useNewestGames();
  if (!data && error) {
    return <FailureNotice failure={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (data?.items.length === 0)
    return (
      <EmptyState of="library">
        <Link to={paths.gamePartner()} className={buttonClass('secondary')}>
          {text('home.partners.all')}
        </Link>
      </EmptyState>
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
              media={
                <PictureOrInitial
                  picture={picture}
                  name={title}
                  sizes="(max-width: 768px) 42vw, 200px"
                />
              }
            >
              <h3 className={styles.title}>
                <Link to={paths.game(id)} className={posterLinkClass}>
                  {title}
                </Link>
              </h3>
              <p className={styles.genre}>{genres.map(({ name }) => name).join(' · ')}</p>
            </Poster>
          ))
        : Array.from({ length: GAMES_INPUT.query.size }, (_, index) => (
            <li key={index} className={styles.cover}>
              <Skeleton shape="cover" />
              <Skeleton shape="text" lines={2} />
            </li>
          ))}
    </ul>
  );
}
