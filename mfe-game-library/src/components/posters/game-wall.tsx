import { joinClasses, Skeleton, VisuallyHidden } from '@huoban/ui';
import { GamePoster } from './game-poster';
import styles from './game-wall.module.css';
import type { GameCard } from '../game-queries';

/** `sizes` of the covers; matches `game-wall.module.css`. */
export const COVER_SIZES = '(max-width: 768px) 45vw, 240px';

/** A grid of game posters. The first `eagerCount` pictures are above the fold. */
export function GameWall({
  games,
  level = 3,
  eagerCount = 0,
}: {
  games: GameCard[];
  level?: 2 | 3;
  eagerCount?: number;
}) {
  // Rows of a tablet: of four, unless six games would leave half a row.
  const shape = games.length === 1 ? styles.single : games.length === 6 && styles.thirds;
  return (
    <ul role="list" className={joinClasses(styles.wall, shape)}>
      {games.map((game, index) => (
        <GamePoster
          key={game.id}
          game={game}
          level={level}
          sizes={COVER_SIZES}
          priority={index < eagerCount}
        />
      ))}
    </ul>
  );
}

/** Skeleton of `GameWall`. */
export function GameWallSkeleton({ count, label }: { count: number; label: string }) {
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <ul aria-hidden className={styles.wall}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index} className={styles.skeleton}>
            <Skeleton shape="cover" />
            <Skeleton shape="text" lines={2} />
          </li>
        ))}
      </ul>
    </>
  );
}
