import type { LogEntry } from '@huoban/contracts';
import { readActiveHead, openChannelStores } from '../channel/channel-head';
import { listKnownChannels } from '../channel/list-channels';
import type { TrustedKeys } from '../keys/trusted-keys';
import { errorMessage } from '../refusal';
import { checkLogWitness } from './check-log-witness';
import { note, ok, problem, warning, type Finding } from './finding';

const DAY_MS = 86_400_000;
const SOON_DAYS = 30;

const MAX_CLOCK_SKEW_MS = 60_000;

/** Active release, expiry, invalid entries, lock and canary of each channel. */
export async function checkChannels(registry: string, trusted: TrustedKeys): Promise<Finding[]> {
  const names = await listKnownChannels(registry, trusted);
  if (names.length === 0) {
    return [warning('channels', 'none exists', 'Pin versions: `pnpm release pin`.')];
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
    const invalid = log.sequences.length - entries.length;
    return [
      ...(head
        ? [...headFindings(about, head.entry), ...headKeyFindings(about, head.entry, trusted)]
        : [problem(about, 'no entry can be served', 'Pin versions on it.')]),
      ...(invalid > 0
        ? [
            warning(
              about,
              `${invalid} of its entries are invalid`,
              '`pnpm release verify` lists them with reasons.',
            ),
          ]
        : []),
      ...(await checkLogWitness(stores, log, trusted)),
    ];
  } catch (error) {
    return [problem(about, errorMessage(error), 'Check the storage of the log.')];
  }
}

/** Shells report an entry as expired when its key has expired. */
function headKeyFindings(about: string, entry: LogEntry, trusted: TrustedKeys): Finding[] {
  const until = trusted.find(entry.signature.key)?.record.until ?? null;
  const days = until === null ? Infinity : (Date.parse(until) - Date.now()) / DAY_MS;
  if (days > SOON_DAYS) return [];
  const signed = `entry ${entry.sequence} is signed by key ${entry.signature.key}, which`;
  const renew = `\`pnpm release renew --channel ${entry.channel}\``;
  return days < 0
    ? [problem(about, `${signed} has expired`, renew)]
    : [warning(about, `${signed} expires in ${Math.ceil(days)} days`, renew)];
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
      ? [
          problem(
            about,
            `entry ${sequence} has a time in the future (${at})`,
            'Set the clock of this machine.',
          ),
        ]
      : []),
    ...(lock ? [note(about, `${lock.author} locked it: ${lock.reason}`)] : []),
    ...(canary ? [note(about, `${canary.share} % get ${canary.release.slice(0, 12)}`)] : []),
  ];
}
