import type { LogEntry } from '@huoban/contracts';
import { canonicalJson } from '../../registry/canonical-json';
import { logEntrySchema } from '../../registry/documents';
import type { TrustedKeys } from '../../keys/trusted-keys';
import { findEntryFault } from './entry-fault';
import { DocumentTooLarge, type Storage } from '../../storage/storage';
import { EntryUnreadable, type EntryFault } from './entry-unreadable';
import { memoize } from './memoize';

const MAX_ENTRY_BYTES = 64 * 1024;

/** Reads and checks single entries: size, format and signature. Each is read at most once. */
export class EntryReader {
  private readonly contents = new Map<number, Promise<Buffer | null>>();
  private readonly entries = new Map<number, Promise<LogEntry>>();

  constructor(
    readonly channel: string,
    readonly trusted: TrustedKeys,
    private readonly storage: Storage,
  ) {}

  /** @throws EntryUnreadable when it is too large, missing, damaged, at the wrong position or not signed by a trusted key */
  read(sequence: number): Promise<LogEntry> {
    return memoize(this.entries, sequence, () => this.readAndCheck(sequence));
  }

  /** @returns null when it is missing @throws EntryUnreadable when it is too large */
  content(sequence: number): Promise<Buffer | null> {
    return memoize(this.contents, sequence, async () => {
      try {
        return await this.storage.read(entryKey(this.channel, sequence), MAX_ENTRY_BYTES);
      } catch (error) {
        if (!(error instanceof DocumentTooLarge)) throw error;
        throw this.unreadable(sequence, 'altered', `is too large: ${error.bytes} bytes`);
      }
    });
  }

  unreadable(sequence: number, kind: EntryFault, problem: string): EntryUnreadable {
    return new EntryUnreadable(this.channel, sequence, kind, problem);
  }

  private async readAndCheck(sequence: number): Promise<LogEntry> {
    const content = await this.content(sequence);
    if (content === null) throw this.unreadable(sequence, 'missing', 'is missing');
    const entry = parseEntry(content);
    if (!entry) throw this.unreadable(sequence, 'altered', 'is damaged');
    if (entry.channel !== this.channel || entry.sequence !== sequence) {
      throw this.unreadable(sequence, 'altered', 'belongs to another channel or position');
    }
    const fault = findEntryFault(entry, this.trusted);
    if (fault) throw this.unreadable(sequence, 'untrusted', fault);
    return entry;
  }
}

export const logFolder = (channel: string): string => `channels/${channel}/log`;

const DIGITS = 8;

const entryFile = (sequence: number): string => `${String(sequence).padStart(DIGITS, '0')}.json`;

/** Key of the file of an entry in the registry. */
export const entryKey = (channel: string, sequence: number): string =>
  `${logFolder(channel)}/${entryFile(sequence)}`;

/** @returns null for a file name that is not an entry's */
export function parseSequence(file: string): number | null {
  const sequence = Number.parseInt(file, 10);
  return Number.isSafeInteger(sequence) && entryFile(sequence) === file ? sequence : null;
}

/** Accepts canonical JSON only: another serialization would have the same signature and a different hash. */
function parseEntry(content: Buffer): LogEntry | null {
  try {
    const text = content.toString('utf8');
    const entry = logEntrySchema.parse(JSON.parse(text));
    return canonicalJson(entry) === text ? entry : null;
  } catch {
    return null;
  }
}
