import type { LogEntry } from '@huoban/contracts';
import * as z from 'zod';
import { canonicalJson } from '../../registry/canonical-json';
import { logEntrySchema } from '../../registry/documents';
import type { TrustedKeys } from '../../keys/trusted-keys';
import { findEntryFault } from '../log/entry-fault';
import { readFileIfExists } from '../../storage/files/read-file';
import { replaceFile } from '../../storage/files/write-file';
import { parseDocument } from '../../registry/parse-document';

const SEEN_FORMAT = 1;
const seenSchema = z.strictObject({
  format: z.literal(SEEN_FORMAT),
  entries: z.array(logEntrySchema),
});

/**
 * The newest accepted entry per channel and key, in a file that survives restarts. Per key, so that after a key was
 * stolen and revoked its high sequence numbers are ignored while the entries of the other keys still count.
 */
export class AcceptedEntries {
  private entries: LogEntry[] = [];
  private lastProblem: string | null = null;

  constructor(private readonly file: string) {}

  /** Error of the last read or write, null after a success. */
  get problem(): string | null {
    return this.lastProblem;
  }

  /** Channels of the entries, sorted. */
  get channels(): string[] {
    return [...new Set(this.entries.map(({ channel }) => channel))].sort();
  }

  /** Reads the file; a missing or damaged file counts as empty. Never rejects: see `problem`. */
  async load(): Promise<void> {
    try {
      const content = await readFileIfExists(this.file);
      this.entries = mergeEntries(
        this.entries,
        (content && parseDocument(seenSchema, content)?.entries) ?? [],
      );
    } catch (error) {
      this.lastProblem = `the accepted entries cannot be read: ${String(error)}`;
    }
  }

  /** The newest entry of a channel whose key is trusted and not revoked. */
  newest(channel: string, trusted: TrustedKeys): LogEntry | null {
    return this.valid(channel, trusted).at(-1) ?? null;
  }

  /** The newest entry of a channel per key that is trusted and not revoked, oldest first. */
  valid(channel: string, trusted: TrustedKeys): LogEntry[] {
    return this.entries
      .filter((entry) => entry.channel === channel && findEntryFault(entry, trusted) === null)
      .filter((entry) => trusted.find(entry.signature.key)?.isRevoked === false)
      .sort((a, b) => a.sequence - b.sequence);
  }

  /** Adds an entry and merges with entries that other processes have stored. Never rejects: see `problem`. */
  async add(entry: LogEntry): Promise<void> {
    this.entries = mergeEntries(this.entries, [entry]);
    await this.load();
    try {
      const content = canonicalJson({ format: SEEN_FORMAT, entries: this.entries });
      await replaceFile(this.file, content);
      this.lastProblem = null;
    } catch (error) {
      this.lastProblem = `the accepted entries cannot be stored: ${String(error)}`;
    }
  }
}

function mergeEntries(entries: readonly LogEntry[], others: readonly LogEntry[]): LogEntry[] {
  const newest = new Map<string, LogEntry>();
  for (const entry of [...entries, ...others]) {
    const key = `${entry.channel} ${entry.signature.key}`;
    newest.set(key, newerEntry(newest.get(key) ?? null, entry));
  }
  return [...newest.values()];
}

const newerEntry = (newest: LogEntry | null, entry: LogEntry): LogEntry =>
  newest && newest.sequence >= entry.sequence ? newest : entry;
