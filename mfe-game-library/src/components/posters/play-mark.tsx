import { observer } from 'mobx-react-lite';
import { useText } from '@huoban/runtime';
import { Tag } from '@huoban/ui';
import { usePlayedGame } from '../play-list';

/** Marks a game that is on the visitor's play list. */
export const PlayMark = observer(function PlayMark({ gameId }: { gameId: string }) {
  const text = useText();
  const played = usePlayedGame(gameId);
  return played ? <Tag tone="amber">{text(`runtime:playState.${played.state}`)}</Tag> : null;
});
