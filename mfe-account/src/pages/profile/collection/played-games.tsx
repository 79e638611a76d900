import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import type { PlayList, PlayState } from '@huoban/contracts/api';
import { Link, paths, useOwnList, useText } from '@huoban/runtime';
import {
  Button,
  Chip,
  Icon,
  Picture,
  PicturePlaceholder,
  Poster,
  posterLinkClass,
  Tag,
  useFocusFallback,
} from '@huoban/ui';
import styles from './collection.module.css';
import { OwnSection } from './own-section';

const STATES = ['want', 'playing', 'finished'] as const satisfies PlayState[];
/** Two rows on a desktop. */
const MAX_SHOWN = 12;

type PlayedGame = PlayList['items'][number];

/** The visitor's play list, filtered by state. */
export const PlayedGames = observer(function PlayedGames() {
  const text = useText();
  const list = useOwnList('GET /api/users/play_list');
  return (
    <OwnSection
      title={text('collection.games')}
      list={list}
      empty={
        <>
          {text('collection.noGames')}{' '}
          <Link to={paths.gameLibrary()}>{text('profile.library')}</Link>
        </>
      }
    >
      {(games) => <FilteredGames games={games} />}
    </OwnSection>
  );
});

function FilteredGames({ games }: { games: PlayedGame[] }) {
  const text = useText();
  const [filter, setFilter] = useState<PlayState | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const list = useFocusFallback<HTMLDivElement>('inside');
  const filters = [null, ...STATES].map((state) => ({
    state,
    count: games.filter((game) => state === null || game.state === state).length,
  }));
  // The last game of a state may have left the list.
  const isEmpty = filters.some(({ state, count }) => state === filter && count === 0);
  const current = isEmpty ? null : filter;
  const matching = games.filter(({ state }) => current === null || state === current);
  const shown = showsAll ? matching : matching.slice(0, MAX_SHOWN);
  return (
    <>
      <div role="group" aria-label={text('collection.filter')} className={styles.filters}>
        {filters.map(({ state, count }) => (
          <Chip
            key={state}
            selected={state === current}
            disabled={count === 0}
            onClick={() => setFilter(state)}
          >
            {text(state === null ? 'collection.all' : `runtime:playState.${state}`)} {count}
          </Chip>
        ))}
      </div>
      <div ref={list} tabIndex={-1}>
        <ul role="list" className={styles.games}>
          {shown.map((played) => (
            <GameItem key={played.game.id} {...played} />
          ))}
        </ul>
        {shown.length < matching.length && (
          <Button variant="secondary" className={styles.more} onClick={() => setShowsAll(true)}>
            {text('collection.showAll', { count: matching.length })}
          </Button>
        )}
      </div>
    </>
  );
}

function GameItem({ game: { id, title, picture }, state, rating }: PlayedGame) {
  const text = useText();
  return (
    <Poster
      as="li"
      shape="cover"
      className={styles.item ?? ''}
      badge={<Tag tone="amber">{text(`runtime:playState.${state}`)}</Tag>}
      media={
        picture ? (
          <Picture picture={picture} sizes="(max-width: 768px) 30vw, 170px" alt="" />
        ) : (
          <PicturePlaceholder id={id} name={title} alt="" />
        )
      }
    >
      <Link to={paths.game(id)} className={posterLinkClass}>
        {title}
      </Link>
      {rating !== null && (
        <span
          role="img"
          aria-label={text('collection.rating', { count: rating })}
          className={styles.stars}
        >
          {Array.from({ length: rating }, (_, star) => (
            <Icon key={star} name="star-full" />
          ))}
        </span>
      )}
    </Poster>
  );
}
