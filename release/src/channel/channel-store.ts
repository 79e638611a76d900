import { LOG_FORMAT, type LogEntry } from '@huoban/contracts';
import { canonicalJson } from '../registry/canonical-json';
import { sha256 } from '../registry/digests';
import { channelText } from '../registry/documents';
import type { Signer } from '../keys/signer';
import type { TrustedKeys } from '../keys/trusted-keys';
import { ChannelLog } from './log/channel-log';
import { entryKey, EntryReader, logFolder, parseSequence } from './log/entry-reader';
import { refusalError } from '../refusal';
import { signDocument } from '../keys/signed-document';
import { openRegistry } from '../storage/open-registry';
import type { Storage } from '../storage/storage';

/** What an act says; place, parent, instant and signature come from the store. */
export type NewEntry = Omit<
  LogEntry,
  'format' | 'channel' | 'sequence' | 'parent' | 'at' | 'signature'
>;

/** Where the next entry goes. */
export interface LogPosition {
  sequence: number;
  /** The entry that it continues, null for the first that counts. */
  parent: LogEntry | null;
}

/**
 * The append-only log `<registry>/channels/<channel>/log/<sequence>.json`. Creating the next file succeeds for one
 * process only, which makes it a compare-and-swap of the head.
 */
export class ChannelStore {
  readonly channel: string;

  private readonly storage: Storage;

  /** @throws ReleaseRefused R042 when the name cannot be a folder name */
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

  /** @returns null when another process took this place in between */
  async append(place: LogPosition, content: NewEntry, signer: Signer): Promise<LogEntry | null> {
    const entry: LogEntry = signDocument<Omit<LogEntry, 'signature'>>(signer, {
      ...content,
      format: LOG_FORMAT,
      channel: this.channel,
      sequence: place.sequence,
      parent: place.parent && sha256(canonicalJson(place.parent)),
      at: new Date().toISOString(),
    });
    const text = canonicalJson(entry);
    const created = await this.storage.create(entryKey(this.channel, place.sequence), text);
    return created ? entry : null;
  }
}

const channelNameRefusal = (channel: string) =>
  refusalError({
    code: 'R042',
    subject: `channel "${channel}"`,
    problem: 'a channel is named by small letters, digits and hyphens, a letter first',
    remedy: 'Look at --channel, --from, --to, and CHANNEL of the environment.',
  });

/**
 * The place after the newest entry that counts, and after those that once did. Others far above it are not in its way:
 * otherwise one file with the highest number would end the channel.
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
