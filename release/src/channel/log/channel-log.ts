import type { LogEntry } from '@huoban/contracts';
import { entryHash, sha256 } from '../../registry/digests';
import { findAutomaticFault } from '../../keys/automatic-rule';
import { signersOf } from './entry-fault';
import type { EntryReader } from './entry-reader';
import { ignoreUnreadable, type EntryFault } from './entry-unreadable';
import { memoize } from './memoize';

/**
 * Snapshot of a channel's log; entries are read on demand.
 *
 * An entry is chained when its parent is the newest valid entry before it. Entries between the two (garbage, entries by
 * a revoked key) are skipped: they neither block the channel nor become valid through later acts. A chained entry is
 * valid when a manager's unrevoked key signed it, when an automatic key signed it within its limits, or when a chain of
 * later entries leads to one by a manager's unrevoked key.
 */
export class ChannelLog {
  private readonly chained = new Map<number, Promise<LogEntry>>();
  private readonly earlierLogs = new Map<number, ChannelLog>();

  /**
   * @param all sequence numbers of the existing entries, oldest first
   * @param size number of them that belong to this log
   */
  constructor(
    private readonly all: readonly number[],
    private readonly entries: EntryReader,
    private readonly size = all.length,
  ) {}

  /** Sequence numbers of all existing entries, valid or not; oldest first. */
  get sequences(): number[] {
    return this.all.slice(0, this.size);
  }

  /** @throws EntryUnreadable when the entry is not valid */
  async read(sequence: number): Promise<LogEntry> {
    const entry = await this.readChained(sequence);
    const fault = await this.findFault(entry);
    if (fault === null || (await this.isConfirmed(entry))) return entry;
    throw this.entries.unreadable(sequence, fault.kind, fault.problem);
  }

  /** The newest valid entry, null when there is none. */
  async newest(): Promise<LogEntry | null> {
    for await (const entry of this.newestFirst()) return entry;
    return null;
  }

  /** All valid entries, oldest first. */
  async history(): Promise<LogEntry[]> {
    const entries: LogEntry[] = [];
    for await (const entry of this.newestFirst()) entries.push(entry);
    return entries.reverse();
  }

  /**
   * Entries after the newest valid one that a manager's unrevoked key signed, but whose parent is missing or damaged.
   * They were valid once, which can no longer be proved.
   */
  async orphans(): Promise<LogEntry[]> {
    const newest = (await this.newest())?.sequence ?? 0;
    const later = this.sequences.filter((sequence) => sequence > newest);
    const read = await Promise.all(
      later.map((sequence) => this.entries.read(sequence).catch(ignoreUnreadable)),
    );
    const signed = read
      .filter((entry) => entry !== null)
      .filter((entry) => this.isByTrustedManager(entry));
    if (signed.length === 0) return [];
    const hashes = await Promise.all(this.sequences.map((sequence) => this.readHash(sequence)));
    return signed.filter(({ parent }) => parent !== null && !hashes.includes(parent));
  }

  async *newestFirst(): AsyncGenerator<LogEntry> {
    for (const sequence of this.sequencesNewestFirst()) {
      const entry = await this.read(sequence).catch(ignoreUnreadable);
      if (entry) yield entry;
    }
  }

  private *sequencesNewestFirst(): Generator<number> {
    for (let index = this.size - 1; index >= 0; index -= 1) {
      const sequence = this.all[index];
      if (sequence !== undefined) yield sequence;
    }
  }

  private readChained(sequence: number): Promise<LogEntry> {
    return memoize(this.chained, sequence, async () => {
      const entry = await this.entries.read(sequence);
      if (await this.continuesNewest(entry)) return entry;
      throw this.entries.unreadable(sequence, 'broken', 'does not continue the entry before it');
    });
  }

  private async continuesNewest({ sequence, parent }: LogEntry): Promise<boolean> {
    const earlier = this.before(sequence);
    for (const candidate of earlier.sequencesNewestFirst()) {
      const hash = await this.readHash(candidate);
      if (hash !== null && hash === parent) return true;
      if (await earlier.read(candidate).catch(ignoreUnreadable)) return false;
    }
    return parent === null;
  }

  /** Why the key of an entry does not make it valid, null when it does. */
  private async findFault(entry: LogEntry): Promise<{ kind: EntryFault; problem: string } | null> {
    const { key: id } = entry.signature;
    const { trusted } = this.entries;
    const key = trusted.find(id);
    if (!key || key.isRevoked)
      return { kind: 'revoked', problem: `is signed by a revoked key (${id})` };
    if (key.record.role !== 'automatic') {
      return this.isByTrustedManager(entry)
        ? null
        : { kind: 'revoked', problem: 'needs the signature of a revoked key' };
    }
    const problem = await findAutomaticFault(
      entry,
      this.before(entry.sequence),
      this.entries.trusted,
    );
    return problem === null ? null : { kind: 'untrusted', problem };
  }

  private async isConfirmed(entry: LogEntry): Promise<boolean> {
    const continued = new Set([entryHash(entry)]);
    for (const sequence of this.sequences.filter((later) => later > entry.sequence)) {
      const later = await this.readChained(sequence).catch(ignoreUnreadable);
      if (!later?.parent || !continued.has(later.parent)) continue;
      if (this.isByTrustedManager(later)) return true;
      continued.add(entryHash(later));
    }
    return false;
  }

  /** Whether unrevoked keys, without automatic ones, meet the policy of the channel. */
  private isByTrustedManager(entry: LogEntry): boolean {
    const { trusted } = this.entries;
    const signers = signersOf(entry, trusted, ({ key }) => trusted.find(key)?.isRevoked === false);
    return signers.size >= trusted.requiredSignatures(entry.channel, entry.sequence);
  }

  /** An entry that a trusted key signed, in order or not; null when there is none. */
  readSigned(sequence: number): Promise<LogEntry | null> {
    return this.entries.read(sequence).catch(ignoreUnreadable);
  }

  /** Whether a signed entry names this hash as its predecessor's. */
  async isContinued(sequence: number, hash: string): Promise<boolean> {
    for (const later of this.sequences.filter((other) => other > sequence))
      if ((await this.readSigned(later))?.parent === hash) return true;
    return false;
  }

  /** Hash of an existing entry, valid or not; null when there is none. */
  async hashOf(sequence: number): Promise<string | null> {
    return this.sequences.includes(sequence) ? this.readHash(sequence) : null;
  }

  private async readHash(sequence: number): Promise<string | null> {
    const content = await this.entries.content(sequence).catch(ignoreUnreadable);
    return content && sha256(content);
  }

  /** The log before an entry was appended. */
  private before(sequence: number): ChannelLog {
    return memoize(
      this.earlierLogs,
      sequence,
      () => new ChannelLog(this.all, this.entries, this.all.indexOf(sequence)),
    );
  }
}
