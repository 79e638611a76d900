import { Picture, PicturePlaceholder } from '@huoban/ui';
import type { GameCard } from '../game-queries';

interface GameCoverProps {
  game: Pick<GameCard, 'id' | 'title' | 'picture'>;
  sizes: string;
  priority?: boolean;
}

/** Cover of a game. Decorative: the title is next to it. */
export function GameCover({ game, sizes, priority = false }: GameCoverProps) {
  if (!game.picture) return <PicturePlaceholder id={game.id} name={game.title} />;
  return <Picture picture={game.picture} sizes={sizes} alt="" priority={priority} />;
}
