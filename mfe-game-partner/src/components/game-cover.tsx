import { joinClasses, Picture } from '@huoban/ui';
import { inkOf } from './ink';
import type { PartnerGame } from './partner';
import styles from './stand-in.module.css';

interface GameCoverProps {
  game: Pick<PartnerGame, 'id' | 'title' | 'picture'>;
  sizes: string;
}

/** Cover of a game; until it has been drawn its first letter, printed in two inks. */
export function GameCover({ game, sizes }: GameCoverProps) {
  if (game.picture) return <Picture picture={game.picture} sizes={sizes} alt="" />;
  const { ink, ground } = inkOf(game.id);
  const [letter] = game.title;
  return (
    <div aria-hidden className={joinClasses(styles.standIn, styles[ink], styles[ground])}>
      <svg viewBox="0 0 75 100" className={styles.figure}>
        <text x="39" y="66" fontSize="46" className={styles.letterPlate}>
          {letter}
        </text>
        <text x="37.5" y="64.5" fontSize="46" className={styles.letter}>
          {letter}
        </text>
      </svg>
    </div>
  );
}
