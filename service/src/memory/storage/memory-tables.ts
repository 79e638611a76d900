import type { ColumnType, GeneratedAlways } from 'kysely';
import type { MemoryKind } from '../memory';

export interface MemoriesTable {
  id: GeneratedAlways<string>;
  conversation_id: string;
  account_id: string;
  kind: MemoryKind;
  slot: string;
  text: string;
  stated_at: ColumnType<Date, Date | string, Date | string>;
}

export interface MemoryTables {
  memories: MemoriesTable;
}
