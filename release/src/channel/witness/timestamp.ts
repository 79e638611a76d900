import type { DocumentSignature, LogEntry } from '@huoban/contracts';
import * as z from 'zod';
import { mayAct } from '../../keys/role-permissions';
import { findSignatureFault, signDocument } from '../../keys/signed-document';
import type { Signer } from '../../keys/signer';
import type { TrustedKeys } from '../../keys/trusted-keys';
import { canonicalJson } from '../../registry/canonical-json';
import { entryHash } from '../../registry/digests';
import { channelText } from '../../registry/documents';
import { parseDocument } from '../../registry/parse-document';
import { openRegistry } from '../../storage/open-registry';

export const TIMESTAMP_FORMAT = 1;
/** Of a timestamp that `release serve` renews. */
export const TIMESTAMP_LIFETIME_MS = 24 * 3_600_000;

const MAX_BYTES = 4096;
const MAX_CLOCK_SKEW_MS = 60_000;

/** `timestamps/<channel>.json`: a signed statement about the head of a channel at one time. Times are ISO 8601. */
export interface ChannelTimestamp {
  format: typeof TIMESTAMP_FORMAT;
  channel: string;
  /** Sequence of the head. */
  sequence: number;
  /** SHA-256 (hex) of its canonical JSON. */
  entry: string;
  at: string;
  expires: string;
  signature: DocumentSignature;
}

export const timestampSchema: z.ZodType<ChannelTimestamp> = z.strictObject({
  format: z.literal(TIMESTAMP_FORMAT),
  channel: channelText,
  sequence: z.int().positive(),
  entry: z.string().regex(/^[0-9a-f]{64}$/),
  at: z.iso.datetime(),
  expires: z.iso.datetime(),
  signature: z.strictObject({ key: z.string(), value: z.string() }),
});

const FOLDER = 'timestamps';

/** With the artifacts, so that a log that was replaced alone contradicts it. */
export const timestampKey = (channel: string): string => `${FOLDER}/${channel}.json`;

/** Channels that have a timestamp. */
export async function listTimestampChannels(registry: string): Promise<string[]> {
  const files = await openRegistry(registry).artifacts.list(FOLDER);
  return files.map((file) => file.replace(/\.json$/, '')).filter(isChannel);
}

const isChannel = (name: string): boolean => channelText.safeParse(name).success;

export interface StoredTimestamp {
  /** Null when there is none, or no valid one. */
  timestamp: ChannelTimestamp | null;
  /** Why the stored one is not valid, null when it is, or when there is none. */
  fault: string | null;
}

/** @throws StorageFailed */
export async function readTimestamp(
  registry: string,
  channel: string,
  trusted: TrustedKeys,
): Promise<StoredTimestamp> {
  const { artifacts } = openRegistry(registry);
  const content = await artifacts.read(timestampKey(channel), MAX_BYTES);
  if (!content) return { timestamp: null, fault: null };
  const timestamp = parseDocument(timestampSchema, content);
  if (timestamp?.channel !== channel)
    return { timestamp: null, fault: 'is damaged or belongs to another channel' };
  const fault = findTimestampFault(timestamp, trusted);
  return { timestamp: fault === null ? timestamp : null, fault };
}

/** @returns why a timestamp is not valid, as a predicate; does not check its expiry */
export function findTimestampFault(
  timestamp: ChannelTimestamp,
  trusted: TrustedKeys,
): string | null {
  const fault = findSignatureFault(timestamp, trusted);
  if (fault) return fault;
  const key = trusted.find(timestamp.signature.key);
  const at = Date.parse(timestamp.at);
  if (key?.isRevoked !== false || key.isExpired(at)) return 'is signed by a revoked or expired key';
  const { role } = key.record;
  if (role !== 'automatic' && !mayAct(role, timestamp.channel))
    return `is signed by a key with the role ${role}`;
  if (at > Date.now() + MAX_CLOCK_SKEW_MS) return 'is signed in the future';
  // A stolen automatic key must not be able to prevent that a freeze is noticed.
  const isTooLong = key.record.role === 'automatic' && !isShortLived(timestamp);
  return isTooLong ? 'is valid for longer than an automatic key may sign' : null;
}

/** Whether a process renews the timestamps of the channel. */
const isShortLived = ({ at, expires }: ChannelTimestamp): boolean =>
  Date.parse(expires) - Date.parse(at) <= TIMESTAMP_LIFETIME_MS;

/** Each act writes one, so that it was removed, or the last act is older than timestamps. */
export const NO_TIMESTAMP =
  'the channel has no timestamp: nothing shows to a machine that sees it for the first time whether its log is complete';

/** @returns why a timestamp is no longer fresh, null while it is */
export const stalenessProblem = ({ sequence, expires }: ChannelTimestamp): string | null =>
  Date.parse(expires) <= Date.now()
    ? `the timestamp of entry ${sequence} expired at ${expires}: newer entries may be withheld, or no \`release serve\` renews it`
    : null;

/** How long a timestamp is valid: `renewed` for 24 h, `manual` as long as its entry, `kept` as the stored one. */
export type TimestampLifetime = 'renewed' | 'manual' | 'kept';

/** Signs the head of a channel and replaces the stored timestamp. */
export async function writeTimestamp(
  registry: string,
  entry: LogEntry,
  signer: Signer,
  lifetime: TimestampLifetime,
): Promise<void> {
  const { channel, sequence } = entry;
  const isRenewed =
    lifetime === 'renewed' ||
    signer.role === 'automatic' ||
    (lifetime === 'kept' && (await isRenewedChannel(registry, channel, signer.trusted)));
  const now = Date.now();
  const content: Omit<ChannelTimestamp, 'signature'> = {
    format: TIMESTAMP_FORMAT,
    channel,
    sequence,
    entry: entryHash(entry),
    at: new Date(now).toISOString(),
    expires: isRenewed ? new Date(now + TIMESTAMP_LIFETIME_MS).toISOString() : entry.expires,
  };
  const text = canonicalJson(signDocument(signer, content));
  await openRegistry(registry).artifacts.replace(timestampKey(channel), text);
}

async function isRenewedChannel(
  registry: string,
  channel: string,
  trusted: TrustedKeys,
): Promise<boolean> {
  const { timestamp } = await readTimestamp(registry, channel, trusted);
  return timestamp !== null && isShortLived(timestamp);
}
