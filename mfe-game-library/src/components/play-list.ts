import type { PlayList, PlayState } from '@huoban/contracts/api';
import { useOwnList } from '@huoban/runtime';

const PLAY_LIST = 'GET /api/users/play_list';
export const SET_PLAY_STATE = 'POST /api/users/play_list/set';
export const PLAY_STATES = ['want', 'playing', 'finished'] as const satisfies PlayState[];

export type PlayedGame = PlayList['items'][number];

/** The visitor's play list; call it inside an `observer`. */
export const usePlayList = () => useOwnList(PLAY_LIST);

/** A game on the visitor's play list, undefined without one; call it inside an `observer`. */
export const usePlayedGame = (gameId: string): PlayedGame | undefined =>
  usePlayList().data?.items.find(({ game }) => game.id === gameId);
