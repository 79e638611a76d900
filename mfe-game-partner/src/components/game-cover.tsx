import { Picture, PicturePlaceholder } from '@huoban/ui';
import type { PartnerGame } from './partner';

interface GameCoverProps {
  game: Pick<PartnerGame, 'id' | 'title' | 'picture'>;
  sizes: string;
}

/** Cover of a game, as decoration: its title stands beside it. */
export function GameCover({ game, sizes }: GameCoverProps) {
  if (!game.picture) return <PicturePlaceholder id={game.id} name={game.title} />;
  return <Picture picture={game.picture} sizes={sizes} alt="" />;
}
