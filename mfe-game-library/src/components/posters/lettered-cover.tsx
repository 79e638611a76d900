import { joinClasses } from '@huoban/ui';
import { GameCover } from './game-cover';
import styles from './lettered-cover.module.css';
import type { GameCard } from '../game-queries';

interface LetteredCoverProps {
  game: Pick<GameCard, 'id' | 'title' | 'picture'>;
  sizes: string;
  priority?: boolean;
}

/** Widest title in em that fits one line of large type. */
const SHORT = 4.6;
const LATIN_EM = 0.58;

const widthOf = (title: string): number =>
  Array.from(title).reduce((sum, letter) => sum + (letter < '\u2E80' ? LATIN_EM : 1), 0);

/** A large cover with its title set in type. Decorative: the title is also the heading next to it. */
export function LetteredCover({ game, sizes, priority = false }: LetteredCoverProps) {
  return (
    <div aria-hidden="true" className={styles.cover}>
      <GameCover game={game} sizes={sizes} priority={priority} />
      {game.picture && (
        <p className={joinClasses(styles.title, widthOf(game.title) <= SHORT && styles.short)}>
          {game.title}
        </p>
      )}
    </div>
  );
}
