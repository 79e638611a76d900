import { readChannelHead } from '../channel/channel-head';
import { loadTrustedKeys } from '../keys/key-files';
import { checkChannels } from './check-channels';
import { ok, warning, type Finding } from './finding';
import { checkKeys } from './check-keys';
import { checkRegistry } from './check-registry';
import { checkShell } from './check-shell';

export interface DoctorOptions {
  keysDir: string;
  /** Channel that the shells follow. */
  channel: string;
  /** Addresses of shells. */
  urls: readonly string[];
}

/** An earlier clock was never set. */
const MIN_YEAR = 2026;

/** Checks everything that acts and shells depend on. Leaves no changes behind. */
export async function runDoctor(
  registry: string,
  { keysDir, channel, urls }: DoctorOptions,
): Promise<Finding[]> {
  const trusted = await loadTrustedKeys(keysDir).catch(() => null);
  const head = trusted && (await readChannelHead(registry, channel, trusted).catch(() => null));
  const shells = urls.map((url) => checkShell(url, head?.entry.release ?? null));
  return [
    checkClock(),
    ...(await checkKeys(registry, keysDir)),
    ...(await checkRegistry(registry)),
    ...(trusted ? await checkChannels(registry, trusted) : []),
    ...(await Promise.all(shells)).flat(),
  ];
}

function checkClock(): Finding {
  const now = new Date();
  if (now.getFullYear() >= MIN_YEAR) return ok('clock', now.toISOString());
  return warning('clock', `shows ${now.toISOString()}`, 'Set it: entries expire by it.');
}
