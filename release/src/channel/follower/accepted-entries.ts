import type { LogEntry } from '@huoban/contracts';
import * as z from 'zod';
import { canonicalJson } from '../../registry/canonical-json';
import { logEntrySchema } from '../../registry/documents';
import type { TrustedKeys } from '../../keys/trusted-keys';
import { findEntryFault } from '../log/entry-reader';
import { readFileIfExists } from '../../storage/files/read-file';
import { replaceFile } from '../../storage/files/write-file';

const SEEN_FORMAT = 1;
const seenSchema = z.strictObject({
  format: z.literal(SEEN_FORMAT),
  entries: z.array(logEntrySchema),
});

/**
 * The newest entry that was accepted of each channel and key, in a file that survives restarts. One of each key: when
 * a key turns out to be stolen, what was seen by the others still counts, and high numbers by the thief do not.
 */
export class AcceptedEntries {
  #entries: LogEntry[] = [];
  #problem: string | null = null;

  constructor(private readonly file: string) {}

  /** Why the file could not be read or written, null when it could. */
  get problem(): string | null {
    return this.#problem;
  }

  /** Reads the file; one that is missing or damaged is as good as empty. Never rejects: see `problem`. */
  async load(): Promise<void> {
    try {
      const content = await readFileIfExists(this.file);
      this.#entries = mergeEntries(
        this.#entries,
        content ? parseSeen(content.toString('utf8')) : [],
      );
    } catch (error) {
      this.#problem = `what was seen before cannot be read: ${String(error)}`;
    }
  }

  /** The newest one of a channel whose key is trusted, and not revoked. */
  newest(channel: string, trusted: TrustedKeys): LogEntry | null {
    const counting = this.#entries
      .filter((entry) => entry.channel === channel && findEntryFault(entry, trusted) === null)
      .filter((entry) => trusted.find(entry.signature.key)?.isRevoked === false);
    return counting.reduce<LogEntry | null>(newerEntry, null);
  }

  /** Keeps an entry, together with what other processes kept in the file meanwhile. Never rejects: see `problem`. */
  async add(entry: LogEntry): Promise<void> {
    this.#entries = mergeEntries(this.#entries, [entry]);
    await this.load();
    try {
      const content = canonicalJson({ format: SEEN_FORMAT, entries: this.#entries });
      await replaceFile(this.file, content);
      this.#problem = null;
    } catch (error) {
      this.#problem = `what was seen cannot be kept: ${String(error)}`;
    }
  }
}

function mergeEntries(entries: readonly LogEntry[], others: readonly LogEntry[]): LogEntry[] {
  const newest = new Map<string, LogEntry>();
  for (const entry of [...entries, ...others]) {
    const of = `${entry.channel} ${entry.signature.key}`;
    newest.set(of, newerEntry(newest.get(of) ?? null, entry));
  }
  return [...newest.values()];
}

const newerEntry = (newest: LogEntry | null, entry: LogEntry): LogEntry =>
  newest && newest.sequence >= entry.sequence ? newest : entry;

function parseSeen(text: string): LogEntry[] {
  try {
    return seenSchema.parse(JSON.parse(text)).entries;
  } catch {
    return [];
  }
}
