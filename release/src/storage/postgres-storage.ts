import type { FileRecord } from '@huoban/contracts';
import { createIntegrity } from '../registry/digests';
import type { Pool } from 'pg';
import { hasErrorCode } from './files/write-file';
import { DocumentTooLarge, MAX_VERSION_BYTES, type Storage } from './storage';
import { StorageFailed } from './storage-failed';

const CONNECT_TIMEOUT_MS = 5_000;
const QUERY_TIMEOUT_MS = 15_000;
const MAX_CONNECTIONS = 4;
/** Of a document, to be in memory while it is hashed. */
const SLICE_BYTES = 2 ** 20;
const UNDEFINED_TABLE = '42P01';

// One query is one transaction. Without the lock, two concurrent first writers can collide in the system catalog.
const CREATE_TABLE = `
  select pg_advisory_xact_lock(hashtext('release_documents'));
  create table if not exists release_documents (
    key text collate "C" primary key,
    content bytea not null,
    written_at timestamptz not null default now()
  )`;

/**
 * Keys as rows of the table `release_documents`, which the first writer creates; safe for any number of processes.
 * Readers need only the SELECT privilege. PGPASSWORD is used when the address has no password. All methods throw
 * StorageFailed when the database cannot be reached or refuses.
 */
export class PostgresStorage implements Storage {
  private readonly name: string;
  private pool: Promise<Pool> | null = null;
  private table: Promise<unknown> | null = null;

  /** @param address `postgres://user@host:port/database`; connects on first use */
  constructor(private readonly address: string) {
    const { host, pathname } = new URL(address);
    this.name = `postgres://${host}${pathname}`;
  }

  async read(key: string, maxBytes = MAX_VERSION_BYTES): Promise<Buffer | null> {
    const [row] = await this.select<{ bytes: number; content: Buffer | null }>(
      `reading ${key}`,
      `select octet_length(content) as bytes,
         case when octet_length(content) <= $2::bigint then content end as content
       from release_documents where key = $1`,
      [key, maxBytes],
    );
    if (row?.content === null) throw new DocumentTooLarge(key, row.bytes, maxBytes);
    return row?.content ?? null;
  }

  async hash(key: string, maxBytes: number): Promise<FileRecord | null> {
    const hash = createIntegrity();
    for (let bytes = 0; ;) {
      const [row] = await this.select<{ total: number; slice: Buffer | null }>(
        `reading ${key}`,
        `select octet_length(content) as total, case when octet_length(content) <= $2::bigint
           then substring(content from $3::int for $4::int) end as slice
         from release_documents where key = $1`,
        [key, maxBytes, bytes + 1, SLICE_BYTES],
      );
      if (!row) return null;
      if (row.slice === null) throw new DocumentTooLarge(key, row.total, maxBytes);
      hash.update(row.slice);
      bytes += row.slice.byteLength;
      if (bytes >= row.total || row.slice.byteLength === 0)
        return { bytes, integrity: hash.integrity() };
    }
  }

  async create(key: string, content: string | Buffer): Promise<boolean> {
    const created = await this.write(
      `creating ${key}`,
      'insert into release_documents (key, content) values ($1, $2) on conflict do nothing returning key',
      [key, Buffer.from(content)],
    );
    return created.length > 0;
  }

  async replace(key: string, content: string | Buffer): Promise<void> {
    await this.write(
      `replacing ${key}`,
      `insert into release_documents (key, content) values ($1, $2)
       on conflict (key) do update set content = excluded.content, written_at = now()`,
      [key, Buffer.from(content)],
    );
  }

  async list(folder: string): Promise<string[]> {
    const rows = await this.select<{ name: string }>(
      `listing ${folder}`,
      `select distinct split_part(substr(key, length($1) + 1), '/', 1) as name
       from release_documents where key >= $1 and key < $2`,
      keysBelow(folder),
    );
    return rows.map(({ name }) => name);
  }

  async writtenAt(key: string): Promise<Date | null> {
    const [row] = await this.select<{ at: Date }>(
      `reading the time of ${key}`,
      'select written_at as at from release_documents where key = $1',
      [key],
    );
    return row?.at ?? null;
  }

  async remove(key: string): Promise<void> {
    await this.write(
      `removing ${key}`,
      'delete from release_documents where key = $1 or (key >= $2 and key < $3)',
      [key, ...keysBelow(key)],
    );
  }

  /** Closes the connections. Not required for a process to exit. */
  async close(): Promise<void> {
    const pool = await this.pool;
    this.pool = null;
    await pool?.end();
  }

  /** Returns no rows while the table does not exist. */
  private async select<Row>(act: string, text: string, values: unknown[]): Promise<Row[]> {
    try {
      return await this.query<Row>(text, values);
    } catch (error) {
      if (hasErrorCode(error, UNDEFINED_TABLE)) return [];
      throw new StorageFailed(this.name, act, error);
    }
  }

  private async write(act: string, text: string, values: unknown[]): Promise<unknown[]> {
    try {
      await this.createTable();
      return await this.query(text, values);
    } catch (error) {
      throw new StorageFailed(this.name, act, error);
    }
  }

  private async createTable(): Promise<void> {
    this.table ??= this.query(CREATE_TABLE);
    try {
      await this.table;
    } catch (error) {
      this.table = null;
      throw error;
    }
  }

  private async query<Row>(text: string, values?: unknown[]): Promise<Row[]> {
    this.pool ??= openPool(this.address);
    const { rows } = await (await this.pool).query(text, values);
    return rows as Row[];
  }
}

async function openPool(connectionString: string): Promise<Pool> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    allowExitOnIdle: true,
  });
  // A broken idle connection is replaced at the next query.
  pool.on('error', () => undefined);
  return pool;
}

/** First key below a folder, and the first one after all of them: `0` follows `/`. */
const keysBelow = (folder: string): [string, string] =>
  folder === '' ? ['', '\u{10FFFF}'] : [`${folder}/`, `${folder}0`];
