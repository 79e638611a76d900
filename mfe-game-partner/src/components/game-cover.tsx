import { joinClasses, Picture } from '@huoban/ui';
import { inkOf } from './ink';
import type { PartnerGame } from './partner';
import styles from './stand-in.module.css';

/** Cover of a game; until it has been drawn its title on a print in two inks. */
export function GameCover({
  game,
  sizes,
}: {
  game: Pick<PartnerGame, 'id' | 'title' | 'picture'>;
  sizes: string;
}) {
  if (game.picture) return <Picture picture={game.picture} sizes={sizes} alt="" />;
  const { ink, ground } = inkOf(game.id);
  return (
    <div aria-hidden className={joinClasses(styles.standIn, styles[ink], styles[ground])}>
      <span className={styles.title}>{game.title}</span>
    </div>
  );
}
