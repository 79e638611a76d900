import type { ColumnType } from 'kysely';
import type { Language } from '@huoban/contracts';
import type { StoryScene } from './story-file';

type Localized = Record<Language, string>;
/** jsonb: read as a value, written as JSON text. */
type Json<Value> = ColumnType<Value, string, string>;

export interface StoriesTable {
  id: string;
  slug: string;
  character_id: string;
  position: number;
  title: Json<Localized>;
  summary: Json<Localized>;
  minutes: number;
  /** `minutes` by language, from the texts; `null` in rows of older releases. */
  reading_minutes: ColumnType<Record<Language, number> | null, string, string>;
  /** Id of the first scene. */
  start: string;
  asides: Json<Localized[]>;
  scene_count: number;
  ending_count: number;
}

export interface StoryScenesTable {
  story_id: string;
  id: string;
  position: number;
  content: Json<StoryScene>;
}

export interface StoryProgressTable {
  account_id: string;
  story_id: string;
  /** The current scene. */
  scene_id: string;
  /** Ids of the ending scenes, in the order in which the reader reached them. */
  endings: string[];
  updated_at: ColumnType<Date, never, Date>;
}

export interface StoryTables {
  stories: StoriesTable;
  story_scenes: StoryScenesTable;
  story_progress: StoryProgressTable;
}
