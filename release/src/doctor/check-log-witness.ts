import type { ChannelStores } from '../channel/channel-head';
import type { ChannelLog } from '../channel/log/channel-log';
import { findLogRefusal, readWitnesses } from '../channel/witness/log-witness';
import { recordSeenEntry, seenEntriesFile } from '../channel/witness/seen-entries';
import {
  NO_TIMESTAMP,
  readTimestamp,
  stalenessProblem,
  timestampKey,
} from '../channel/witness/timestamp';
import type { TrustedKeys } from '../keys/trusted-keys';
import { problem, warning, type Finding } from './finding';

/** Whether the log keeps what was seen of it, and whether its timestamp is valid and fresh. */
export async function checkLogWitness(
  { registry, channel: { channel } }: ChannelStores,
  log: ChannelLog,
  trusted: TrustedKeys,
): Promise<Finding[]> {
  const about = `channel ${channel}`;
  const refusal = await findLogRefusal(
    log,
    channel,
    await readWitnesses(registry, channel, trusted),
  );
  if (refusal) {
    const files = [seenEntriesFile(registry, trusted), timestampKey(channel)].filter(
      (file) => file !== null,
    );
    const replaced = `What to delete then: ${files.join(' and ')}.`;
    const text = `${refusal.code} ${refusal.problem}`;
    return [problem(about, text, `${refusal.remedy} ${replaced}`)];
  }
  const newest = await log.newest();
  if (newest) await recordSeenEntry(registry, newest, trusted);
  const { timestamp, fault } = await readTimestamp(registry, channel, trusted);
  const next = 'Any act writes a new one; `pnpm release serve` renews it every hour.';
  if (fault !== null) return [problem(about, `its timestamp ${fault}`, next)];
  if (!timestamp && newest) return [warning(about, NO_TIMESTAMP, next)];
  // The expiry of the entry itself is reported already.
  const isHeadExpired = !newest || Date.parse(newest.expires) <= Date.now();
  const stale = timestamp && !isHeadExpired && stalenessProblem(timestamp);
  return stale ? [problem(about, stale, next)] : [];
}
