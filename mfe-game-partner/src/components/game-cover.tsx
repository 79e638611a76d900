import { Picture, PicturePlaceholder } from '@huoban/ui';
import type { PartnerGame } from './partner-queries';

interface GameCoverProps {
  game: Pick<PartnerGame, 'id' | 'title' | 'picture'>;
  sizes: string;
}

/** Cover of a game. Decorative: the title is next to it. */
export function GameCover({ game, sizes }: GameCoverProps) {
  if (!game.picture) return <PicturePlaceholder id={game.id} name={game.title} />;
  return <Picture picture={game.picture} sizes={sizes} alt="" />;
}
