import { observer } from 'mobx-react-lite';
import { useOwnChange, useText } from '@huoban/runtime';
import { Chip, Icon } from '@huoban/ui';
import { PLAY_STATES, SET_PLAY_STATE, usePlayedGame } from '../../../components/play-list';
import styles from './play-control.module.css';

const STARS = [1, 2, 3, 4, 5];

/** Puts the game on the visitor's play list and rates it. Pressing the current choice again takes it back. */
export const PlayControl = observer(function PlayControl({ gameId }: { gameId: string }) {
  const text = useText();
  const played = usePlayedGame(gameId);
  const { run, isBusy } = useOwnChange(SET_PLAY_STATE);
  const rating = played?.rating ?? 0;
  return (
    <div className={styles.control} aria-busy={isBusy}>
      <div role="group" aria-label={text('game.play.list')} className={styles.states}>
        {PLAY_STATES.map((state) => (
          <Chip
            key={state}
            selected={played?.state === state}
            onClick={() => run({ game_id: gameId, state: played?.state === state ? null : state })}
          >
            {text(`runtime:playState.${state}`)}
          </Chip>
        ))}
      </div>
      <div role="group" aria-label={text('game.play.rating')} className={styles.stars}>
        {STARS.map((stars) => (
          <button
            key={stars}
            type="button"
            aria-pressed={stars === rating}
            aria-label={text('game.play.stars', { count: stars })}
            title={text('game.play.stars', { count: stars })}
            className={styles.star}
            onClick={() =>
              run({
                game_id: gameId,
                // Only what has been played is rated.
                state: played?.state === 'playing' ? 'playing' : 'finished',
                rating: stars === rating ? null : stars,
              })
            }
          >
            <Icon name={stars <= rating ? 'star-full' : 'star'} />
          </button>
        ))}
      </div>
    </div>
  );
});
