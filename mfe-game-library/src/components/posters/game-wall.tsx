import { Skeleton, VisuallyHidden } from '@huoban/ui';
import { GamePoster } from './game-poster';
import styles from './game-wall.module.css';
import type { GameCard } from '../game-queries';

/** `sizes` of the covers on a wall, as `game-wall.module.css` lays them out. */
export const COVER_SIZES = '(max-width: 768px) 45vw, 240px';

/** Games as a wall of posters; `atOnce` pictures are in sight when the page opens. */
export function GameWall({
  games,
  level = 3,
  atOnce = 0,
}: {
  games: GameCard[];
  level?: 2 | 3;
  atOnce?: number;
}) {
  return (
    <ul role="list" className={styles.wall}>
      {games.map((game, at) => (
        <GamePoster
          key={game.id}
          game={game}
          level={level}
          sizes={COVER_SIZES}
          priority={at < atOnce}
        />
      ))}
    </ul>
  );
}

/** Places of posters that are on their way. */
export function GameWallSkeleton({ count, label }: { count: number; label: string }) {
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <ul aria-hidden className={styles.wall}>
        {Array.from({ length: count }, (_, place) => (
          <li key={place} className={styles.place}>
            <Skeleton shape="cover" />
            <Skeleton shape="text" lines={2} />
          </li>
        ))}
      </ul>
    </>
  );
}
