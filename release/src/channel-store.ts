import { LOG_FORMAT, type LogEntry } from '@huoban/contracts';
import { canonicalJson } from './canonical-json';
import { sha256 } from './digests';
import { channelText, logEntrySchema } from './documents';
import { openRegistry } from './storage/open-registry';
import type { Storage } from './storage/storage';

const LARGEST_ENTRY = 64 * 1024;

/** An entry of a channel's log that is gone, altered or does not follow the one before it. */
export class EntryUnreadable extends Error {
  override name = 'EntryUnreadable';

  constructor(channel: string, sequence: number, problem: string) {
    super(`entry ${sequence} of channel ${channel} ${problem}`);
  }
}

/** What an act adds to the log; the store fills in the rest. */
export interface Act {
  release: string;
  author: string;
  reason: string;
  /** How long the entry may be served, in milliseconds. */
  lifetime: number;
}

/**
 * The append-only log `<registry>/channels/<channel>/log/<sequence>.json`. Creating the next file succeeds for one
 * process only, which makes it a compare-and-swap of the head.
 */
export class ChannelStore {
  readonly channel: string;

  readonly #storage: Storage;

  /** @throws ZodError when the name cannot be a folder name */
  constructor(registry: string, channel: string) {
    this.channel = channelText.parse(channel);
    this.#storage = openRegistry(registry).log;
  }

  /** Sequence numbers, oldest first. */
  async sequences(): Promise<number[]> {
    const files = await this.#storage.list(this.#folder());
    return files
      .filter((file) => /^\d{8,}\.json$/.test(file))
      .map((file) => Number.parseInt(file, 10))
      .sort((a, b) => a - b);
  }

  /** @throws EntryUnreadable when it is missing, altered, or does not continue the entry before */
  async read(sequence: number): Promise<LogEntry> {
    const content = await this.#storage.read(this.#keyOf(sequence), LARGEST_ENTRY);
    if (content === null) throw this.#unreadable(sequence, 'is missing');
    const entry = parseEntry(content);
    if (!entry) throw this.#unreadable(sequence, 'is damaged');
    if (entry.channel !== this.channel || entry.sequence !== sequence) {
      throw this.#unreadable(sequence, 'belongs elsewhere');
    }
    if (entry.parent !== (await this.#hashOf(sequence - 1))) {
      throw this.#unreadable(sequence, 'does not continue the entry before it');
    }
    return entry;
  }

  /** Every readable entry, oldest first. */
  async history(): Promise<LogEntry[]> {
    const sequences = await this.sequences();
    const entries = await Promise.all(
      sequences.map((sequence) => this.read(sequence).catch(() => null)),
    );
    return entries.filter((entry) => entry !== null);
  }

  /**
   * Adds the entry after `head` (0 for the first).
   * @returns null when another process added one in between
   */
  async append(head: number, { lifetime, ...act }: Act): Promise<LogEntry | null> {
    const now = Date.now();
    const entry: LogEntry = {
      format: LOG_FORMAT,
      channel: this.channel,
      sequence: head + 1,
      ...act,
      parent: await this.#hashOf(head),
      at: new Date(now).toISOString(),
      expires: new Date(now + lifetime).toISOString(),
      signature: null,
    };
    const created = await this.#storage.create(this.#keyOf(entry.sequence), canonicalJson(entry));
    return created ? entry : null;
  }

  // Entries are stored as canonical JSON, so the hash of the bytes is the hash of the canonical form; and a damaged
  // entry can still be continued.
  async #hashOf(sequence: number): Promise<string | null> {
    if (sequence === 0) return null;
    const content = await this.#storage.read(this.#keyOf(sequence), LARGEST_ENTRY);
    if (content === null) throw this.#unreadable(sequence, 'is missing');
    return sha256(content);
  }

  #unreadable(sequence: number, problem: string): EntryUnreadable {
    return new EntryUnreadable(this.channel, sequence, problem);
  }

  #folder(): string {
    return `channels/${this.channel}/log`;
  }

  #keyOf(sequence: number): string {
    return `${this.#folder()}/${String(sequence).padStart(8, '0')}.json`;
  }
}

function parseEntry(content: Buffer): LogEntry | null {
  try {
    return logEntrySchema.parse(JSON.parse(content.toString('utf8')));
  } catch {
    return null;
  }
}
