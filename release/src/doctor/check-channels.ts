import type { LogEntry } from '@huoban/contracts';
import { readActiveHead, openChannelStores } from '../channel/channel-head';
import { listChannels } from '../channel/list-channels';
import type { TrustedKeys } from '../keys/trusted-keys';
import { note, ok, problem, errorMessage, warning, type Finding } from './finding';

const DAY_MS = 86_400_000;
const SOON_DAYS = 30;
/** Clocks of two machines may differ by so much. */
const MAX_CLOCK_SKEW_MS = 60_000;

/** What is in force on each channel, for how long still, and what stands in the way of acts. */
export async function checkChannels(registry: string, trusted: TrustedKeys): Promise<Finding[]> {
  const names = await listChannels(registry);
  if (names.length === 0) {
    return [warning('channels', 'there is none', 'Pin versions: `pnpm release pin`.')];
  }
  const found = await Promise.all(names.map((name) => checkChannel(registry, name, trusted)));
  return found.flat();
}

async function checkChannel(
  registry: string,
  channel: string,
  trusted: TrustedKeys,
): Promise<Finding[]> {
  const about = `channel ${channel}`;
  const stores = openChannelStores(registry, channel, trusted);
  try {
    const log = await stores.channel.log();
    const [head, entries] = [await readActiveHead(stores.releases, log), await log.history()];
    const lost = log.sequences.length - entries.length;
    return [
      ...(head
        ? [...headFindings(about, head.entry), ...headKeyFindings(about, head.entry, trusted)]
        : [problem(about, 'nothing of it can be served', 'Pin versions on it.')]),
      ...(lost > 0
        ? [
            warning(
              about,
              `${lost} of its entries do not count`,
              '`pnpm release verify` says which ones and why.',
            ),
          ]
        : []),
    ];
  } catch (error) {
    return [problem(about, errorMessage(error), 'Look at the storage of the log.')];
  }
}

/** What a key that has ended signed is reported as expired by every shell. */
function headKeyFindings(about: string, entry: LogEntry, trusted: TrustedKeys): Finding[] {
  const until = trusted.find(entry.signature.key)?.record.until ?? null;
  const days = until === null ? Infinity : (Date.parse(until) - Date.now()) / DAY_MS;
  if (days > SOON_DAYS) return [];
  const signed = `entry ${entry.sequence} is signed by key ${entry.signature.key}, which`;
  const renew = `\`pnpm release renew --channel ${entry.channel}\``;
  return days < 0
    ? [problem(about, `${signed} has ended`, renew)]
    : [warning(about, `${signed} ends in ${Math.ceil(days)} days`, renew)];
}

function headFindings(about: string, entry: LogEntry): Finding[] {
  const { sequence, release, expires, at, lock, canary } = entry;
  const days = (Date.parse(expires) - Date.now()) / DAY_MS;
  const renew = `\`pnpm release renew --channel ${entry.channel}\``;
  return [
    ok(about, `entry ${sequence}, release ${release.slice(0, 12)}`),
    ...(days < 0 ? [problem(about, `entry ${sequence} has expired`, renew)] : []),
    ...(days >= 0 && days < SOON_DAYS
      ? [warning(about, `entry ${sequence} expires in ${Math.ceil(days)} days`, renew)]
      : []),
    ...(Date.parse(at) > Date.now() + MAX_CLOCK_SKEW_MS
      ? [problem(about, `entry ${sequence} is from the future (${at})`, 'Set this clock.')]
      : []),
    ...(lock ? [note(about, `${lock.author} locked it: ${lock.reason}`)] : []),
    ...(canary ? [note(about, `${canary.share} % get ${canary.release.slice(0, 12)}`)] : []),
  ];
}
