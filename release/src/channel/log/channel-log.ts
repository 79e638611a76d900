import type { LogEntry } from '@huoban/contracts';
import { canonicalJson } from '../../registry/canonical-json';
import { sha256 } from '../../registry/digests';
import { findAutomaticFault } from '../../keys/automatic-rule';
import type { EntryReader } from './entry-reader';
import { ignoreUnreadable, type EntryFault } from './entry-unreadable';
import { memoize } from './memoize';

/**
 * The log of a channel as it was at one moment. Nothing is read before it is asked for.
 *
 * An entry is in line when it continues the newest entry before it that counts. What lies between the two (garbage,
 * entries by a revoked key) is passed over: it can neither stop the channel, nor does the next act vouch for it.
 * An entry in line counts when a manager's key in good standing signed it, an automatic key within its rule, or when
 * a manager's entry that counts continues it.
 */
export class ChannelLog {
  readonly #inLine = new Map<number, Promise<LogEntry>>();
  readonly #earlier = new Map<number, ChannelLog>();

  /**
   * @param all sequence numbers of the entries that exist, oldest first
   * @param size how many of them belong to this log
   */
  constructor(
    private readonly all: readonly number[],
    private readonly entries: EntryReader,
    private readonly size = all.length,
  ) {}

  /** Sequence numbers of the entries that exist, whether they count or not; oldest first. */
  get sequences(): number[] {
    return this.all.slice(0, this.size);
  }

  /** @throws EntryUnreadable when it does not count */
  async read(sequence: number): Promise<LogEntry> {
    const entry = await this.#readInLine(sequence);
    const fault = await this.#faultOf(entry);
    if (fault === null || (await this.#isVouchedFor(entry))) return entry;
    throw this.entries.unreadable(sequence, fault.kind, fault.problem);
  }

  /** The newest entry that counts, null when there is none. */
  async newest(): Promise<LogEntry | null> {
    for await (const entry of this.newestFirst()) return entry;
    return null;
  }

  /** Every entry that counts, oldest first. */
  async history(): Promise<LogEntry[]> {
    const entries: LogEntry[] = [];
    for await (const entry of this.newestFirst()) entries.push(entry);
    return entries.reverse();
  }

  /**
   * Entries after the newest that counts which a manager's key in good standing signed on top of an entry that is gone
   * or damaged since: what they put in force was true, but cannot be shown any more.
   */
  async orphans(): Promise<LogEntry[]> {
    const newest = (await this.newest())?.sequence ?? 0;
    const later = this.sequences.filter((sequence) => sequence > newest);
    const read = await Promise.all(
      later.map((sequence) => this.entries.read(sequence).catch(ignoreUnreadable)),
    );
    const genuine = read
      .filter((entry) => entry !== null)
      .filter((entry) => this.#isByGoodManager(entry));
    if (genuine.length === 0) return [];
    const hashes = await Promise.all(this.sequences.map((sequence) => this.#hashOf(sequence)));
    return genuine.filter(({ parent }) => parent !== null && !hashes.includes(parent));
  }

  async *newestFirst(): AsyncGenerator<LogEntry> {
    for (const sequence of this.#newestFirst()) {
      const entry = await this.read(sequence).catch(ignoreUnreadable);
      if (entry) yield entry;
    }
  }

  *#newestFirst(): Generator<number> {
    for (let index = this.size - 1; index >= 0; index -= 1) {
      const sequence = this.all[index];
      if (sequence !== undefined) yield sequence;
    }
  }

  #readInLine(sequence: number): Promise<LogEntry> {
    return memoize(this.#inLine, sequence, async () => {
      const entry = await this.entries.read(sequence);
      if (await this.#continues(entry)) return entry;
      throw this.entries.unreadable(sequence, 'broken', 'does not continue the entry before it');
    });
  }

  async #continues({ sequence, parent }: LogEntry): Promise<boolean> {
    const earlier = this.#upTo(sequence);
    for (const candidate of earlier.#newestFirst()) {
      const hash = await this.#hashOf(candidate);
      if (hash !== null && hash === parent) return true;
      if (await earlier.read(candidate).catch(ignoreUnreadable)) return false;
    }
    return parent === null;
  }

  /** Why the key of an entry is not enough, null when it is. */
  async #faultOf(entry: LogEntry): Promise<{ kind: EntryFault; problem: string } | null> {
    const { key: id } = entry.signature;
    const key = this.entries.trusted.find(id);
    if (!key || key.isRevoked)
      return { kind: 'revoked', problem: `is signed by a revoked key (${id})` };
    if (key.record.role === 'manager') return null;
    const problem = await findAutomaticFault(
      entry,
      this.#upTo(entry.sequence),
      this.entries.trusted,
    );
    return problem === null ? null : { kind: 'untrusted', problem };
  }

  async #isVouchedFor(entry: LogEntry): Promise<boolean> {
    const continued = new Set([sha256(canonicalJson(entry))]);
    for (const sequence of this.sequences.filter((later) => later > entry.sequence)) {
      const later = await this.#readInLine(sequence).catch(ignoreUnreadable);
      if (!later?.parent || !continued.has(later.parent)) continue;
      if (this.#isByGoodManager(later)) return true;
      continued.add(sha256(canonicalJson(later)));
    }
    return false;
  }

  #isByGoodManager({ signature }: LogEntry): boolean {
    const key = this.entries.trusted.find(signature.key);
    return key?.record.role === 'manager' && !key.isRevoked;
  }

  async #hashOf(sequence: number): Promise<string | null> {
    const content = await this.entries.content(sequence).catch(ignoreUnreadable);
    return content && sha256(content);
  }

  /** The log as it was before an entry was added: what its author could see. */
  #upTo(sequence: number): ChannelLog {
    return memoize(
      this.#earlier,
      sequence,
      () => new ChannelLog(this.all, this.entries, this.all.indexOf(sequence)),
    );
  }
}
