import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Language } from '@huoban/contracts';
import type { CollectionTables } from '../library/collection/collection-tables';
import type { ActivityFile } from '../content/content-schema';
import type { ActivityTables } from '../library/activities/activity-tables';
import type { MessageTables } from '../messaging/storage/message-tables';
import type { MemoryTables } from '../memory/storage/memory-tables';
import type { StoryTables } from '../quests/story-tables';
import type { SearchTables } from '../search/search-tables';

/** A text in every language of the site. */
export type Localized = Record<Language, string>;

/** jsonb: read as a value, written as JSON text. */
type Json<Value> = ColumnType<Value, string, string>;
type Instant = ColumnType<Date, Date | string, Date | string>;

export interface TermsTable {
  kind: 'tag' | 'category' | 'genre' | 'platform';
  id: string;
  position: number;
  name: Json<Localized>;
}

export interface GamesTable {
  id: string;
  slug: string;
  title: Json<Localized>;
  aliases: Json<Record<Language, string[]>>;
  summary: Json<Localized>;
  article: Json<{ heading: Localized; body: Localized }[]>;
  developer: Json<Localized>;
  genres: string[];
  platforms: string[];
  released: string;
  players: string;
  letter_zh: string;
  letter_latin: string;
  letter_ja: string;
  order_zh: number;
  order_en: number;
  order_ja: number;
}

export interface GameEntitiesTable {
  id: string;
  game_id: string;
  position: number;
  kind: 'role' | 'thing' | 'place';
  name: Json<Localized>;
  summary: Json<Localized>;
  sections: Json<{ heading: Localized; body: Localized }[]>;
  /** Only roles have one. */
  role: ColumnType<RoleContent | null, string | null, string | null>;
}

export interface RoleContent {
  title: Localized;
  skill: Localized;
}

export interface CharactersTable {
  id: string;
  slug: string;
  name: Json<Localized>;
  line: Json<Localized>;
  bio: Json<Localized>;
  greeting: Json<Localized>;
  voice: Json<Localized>;
  samples: Json<{ user: Localized; reply: Localized }[]>;
  tags: string[];
  category: string;
  popularity: number;
  created: string;
}

export interface CharacterGamesTable {
  character_id: string;
  game_id: string;
  position: number;
}

export interface ActivitiesTable {
  id: string;
  slug: string;
  content: Json<ActivityContent>;
  /** Days from Monday of this week. */
  starts: number;
  ends: number;
}

export type ActivityContent = Omit<ActivityFile, 'id' | 'slug' | 'starts' | 'ends'>;

export interface AccountsTable {
  id: GeneratedAlways<string>;
  web_user_id: string;
  /** `null` for the account of a guest. */
  phone: string | null;
  nickname: string;
  avatar_index: number;
  avatar_color: string;
  source: string;
  created_at: Generated<Date>;
}

/** Accounts of guests. */
export interface GuestsTable {
  account_id: string;
  /** Messages before the login. */
  messages_left: number;
  expires_at: Instant;
}

export interface SessionsTable {
  token_hash: Buffer;
  account_id: string;
  device_identifier: string | null;
  platform: string | null;
  channel: string | null;
  user_agent: string | null;
  created_at: Generated<Date>;
  last_used_at: Generated<Date>;
  expires_at: Instant;
  deletable_until: Instant | null;
}

export interface VerificationCodesTable {
  phone: string;
  purpose: 'login' | 'account';
  code_hash: Buffer;
  attempts: number;
  sent_at: Instant;
  expires_at: Instant;
}

export interface LimitsTable {
  key: string;
  points: number;
  ends_at: Instant;
}

export interface SmsOutboxTable {
  phone: string;
  code: string;
  sent_at: Instant;
  expires_at: Instant;
}

export interface ReportsTable {
  id: GeneratedAlways<string>;
  kind: string;
  content: Json<Record<string, unknown>>;
  /** Set for logged-in visitors; deleted with the account. */
  account_id: string | null;
  address_class: Generated<string>;
  created_at: Generated<Date>;
}

export interface FactsTable {
  name: string;
  value: string;
}

/** Every table of the service. */
export interface Tables
  extends StoryTables, MessageTables, MemoryTables, SearchTables, CollectionTables, ActivityTables {
  terms: TermsTable;
  games: GamesTable;
  game_entities: GameEntitiesTable;
  characters: CharactersTable;
  character_games: CharacterGamesTable;
  activities: ActivitiesTable;
  accounts: AccountsTable;
  guests: GuestsTable;
  sessions: SessionsTable;
  verification_codes: VerificationCodesTable;
  limits: LimitsTable;
  sms_outbox: SmsOutboxTable;
  reports: ReportsTable;
  facts: FactsTable;
}
