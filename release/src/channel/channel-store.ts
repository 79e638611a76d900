import { LOG_FORMAT, type LogEntry } from '@huoban/contracts';
import { canonicalJson } from '../registry/canonical-json';
import { entryHash } from '../registry/digests';
import { channelText } from '../registry/documents';
import type { Signer } from '../keys/signer';
import type { TrustedKeys } from '../keys/trusted-keys';
import { ChannelLog } from './log/channel-log';
import { entryKey, EntryReader, logFolder, parseSequence } from './log/entry-reader';
import { refusalError } from '../refusal';
import { signDocument } from '../keys/signed-document';
import { openRegistry } from '../storage/open-registry';
import type { Storage } from '../storage/storage';

/** Content of a new log entry. The store adds sequence, parent, time and signature. */
export type NewEntry = Omit<
  LogEntry,
  'format' | 'channel' | 'sequence' | 'parent' | 'at' | 'signature' | 'approvals'
>;

/** Position of the next entry. */
export interface LogPosition {
  sequence: number;
  /** The newest valid entry, null when there is none. */
  parent: LogEntry | null;
}

/**
 * The append-only log `<registry>/channels/<channel>/log/<sequence>.json`. Exclusive creation of the next file is the
 * compare-and-swap of the head.
 */
export class ChannelStore {
  readonly channel: string;

  private readonly storage: Storage;

  /** @throws ReleaseRefused R042 for an invalid channel name */
  constructor(
    registry: string,
    channel: string,
    private readonly trusted: TrustedKeys,
  ) {
    if (!channelText.safeParse(channel).success) throw channelNameRefusal(channel);
    this.channel = channel;
    this.storage = openRegistry(registry).log;
  }

  /** The log as it is now. */
  async log(): Promise<ChannelLog> {
    const files = await this.storage.list(logFolder(this.channel));
    const sequences = files
      .map(parseSequence)
      .filter((sequence) => sequence !== null)
      .sort((a, b) => a - b);
    return new ChannelLog(sequences, new EntryReader(this.channel, this.trusted, this.storage));
  }

  sign(position: LogPosition, content: NewEntry, signer: Signer): LogEntry {
    return signDocument<Omit<LogEntry, 'signature'>>(signer, {
      ...content,
      format: LOG_FORMAT,
      channel: this.channel,
      sequence: position.sequence,
      parent: position.parent && entryHash(position.parent),
      at: new Date().toISOString(),
    });
  }

  /** @returns false when another process has created this entry */
  append(entry: LogEntry): Promise<boolean> {
    return this.storage.create(entryKey(this.channel, entry.sequence), canonicalJson(entry));
  }

  /** Writes a signed entry back to its position, in place of what is there. */
  restore(entry: LogEntry): Promise<void> {
    return this.storage.replace(entryKey(this.channel, entry.sequence), canonicalJson(entry));
  }
}

const channelNameRefusal = (channel: string) =>
  refusalError({
    code: 'R042',
    subject: `channel "${channel}"`,
    problem:
      'a channel name consists of lower-case letters, digits and hyphens and begins with a letter',
    remedy: 'Check --channel, --from, --to and the environment variable CHANNEL.',
  });

/**
 * The first free position after the newest valid entry and all orphans. Other entries with higher numbers are ignored:
 * a forged file with the highest number must not block the channel.
 */
export function nextPosition(
  { sequences }: ChannelLog,
  newest: LogEntry | null,
  orphans: readonly LogEntry[] = [],
): LogPosition {
  const taken = new Set(sequences);
  const known = [newest, ...orphans].map((entry) => entry?.sequence ?? 0);
  let sequence = Math.max(...known) + 1;
  while (taken.has(sequence)) sequence += 1;
  return { sequence, parent: newest };
}
