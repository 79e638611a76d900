import * as z from 'zod';
import type { TrustedKeys } from '../../keys/trusted-keys';
import { canonicalJson } from '../../registry/canonical-json';
import { parseDocument } from '../../registry/parse-document';
import { readFileIfExists } from '../../storage/files/read-file';
import { replaceFile } from '../../storage/files/write-file';
import {
  findTimestampFault,
  readTimestamp,
  timestampSchema,
  type ChannelTimestamp,
} from '../witness/timestamp';

const FORMAT = 1;
const READ_MS = 2000;

const fileSchema = z.strictObject({
  format: z.literal(FORMAT),
  timestamps: z.array(timestampSchema),
});

/**
 * The newest valid timestamp of a channel, in a file that survives restarts: an older one that is stored in its place
 * does not count.
 */
export class SeenTimestamps {
  private timestamps: ChannelTimestamp[] = [];
  private isLoaded = false;
  private readAt = -Infinity;

  constructor(
    private readonly registry: string,
    private readonly channel: string,
    private readonly file: string,
  ) {}

  /**
   * Reads the stored timestamp again every 2 s, and each time while none is known. While the registry does not respond, what was seen remains.
   * @returns the newest valid timestamp, null when none was ever seen
   */
  async newest(trusted: TrustedKeys): Promise<ChannelTimestamp | null> {
    if (!this.isLoaded) await this.load();
    const known = this.newestValid(trusted);
    if (known && performance.now() - this.readAt < READ_MS) return known;
    this.readAt = performance.now();
    await this.readStored(trusted).catch(() => undefined);
    return this.newestValid(trusted);
  }

  private newestValid(trusted: TrustedKeys): ChannelTimestamp | null {
    return this.timestamps
      .filter(({ channel }) => channel === this.channel)
      .filter((timestamp) => findTimestampFault(timestamp, trusted) === null)
      .reduce<ChannelTimestamp | null>(newer, null);
  }

  private async readStored(trusted: TrustedKeys): Promise<void> {
    const { timestamp } = await readTimestamp(this.registry, this.channel, trusted);
    if (timestamp) await this.add(timestamp);
  }

  private async add(timestamp: ChannelTimestamp): Promise<void> {
    const isKnown = this.timestamps.some(
      ({ signature }) => signature.value === timestamp.signature.value,
    );
    if (isKnown) return;
    await this.load();
    this.timestamps = merge(this.timestamps, [timestamp]);
    await replaceFile(this.file, canonicalJson({ format: FORMAT, timestamps: this.timestamps }));
  }

  private async load(): Promise<void> {
    const content = await readFileIfExists(this.file).catch(() => null);
    const stored = (content && parseDocument(fileSchema, content)?.timestamps) ?? [];
    this.timestamps = merge(this.timestamps, stored);
    this.isLoaded = true;
  }
}

/** Keeps the newest per channel and key, so that those of a key that is revoked later cannot hide the others. */
function merge(
  timestamps: readonly ChannelTimestamp[],
  others: readonly ChannelTimestamp[],
): ChannelTimestamp[] {
  const newest = new Map<string, ChannelTimestamp>();
  for (const timestamp of [...timestamps, ...others]) {
    const key = `${timestamp.channel} ${timestamp.signature.key}`;
    newest.set(key, newer(newest.get(key) ?? null, timestamp));
  }
  return [...newest.values()];
}

const newer = (newest: ChannelTimestamp | null, other: ChannelTimestamp): ChannelTimestamp =>
  newest && newest.at >= other.at ? newest : other;
