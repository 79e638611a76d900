import type { Generated } from 'kysely';
import type { PlayState } from '@huoban/contracts/api';

export interface PlayListTable {
  account_id: string;
  game_id: string;
  state: PlayState;
  /** 1 to 5. */
  rating: number | null;
  changed_at: Generated<Date>;
}

export interface FavoritesTable {
  account_id: string;
  character_id: string;
  chosen_at: Generated<Date>;
}

export interface CollectionTables {
  play_list: PlayListTable;
  favorites: FavoritesTable;
}
