import { headOf } from '../channel-head';
import { trustedIn } from '../keys/key-files';
import { channelFindings } from './channel-findings';
import { ok, warning, type Finding } from './finding';
import { keyFindings } from './key-findings';
import { registryFindings } from './registry-findings';
import { shellFindings } from './shell-findings';

export interface ExamineOptions {
  keysDir: string;
  /** Channel that the shells follow. */
  channel: string;
  /** Addresses of shells. */
  urls: readonly string[];
}

/** The year from which this program is; a clock before it was never set. */
const OLDEST_YEAR = 2026;

/** Looks at everything that acts and shells depend on. Changes nothing that stays. */
export async function examine(
  registry: string,
  { keysDir, channel, urls }: ExamineOptions,
): Promise<Finding[]> {
  const trusted = await trustedIn(keysDir).catch(() => null);
  const head = trusted && (await headOf(registry, channel, trusted).catch(() => null));
  const shells = urls.map((url) => shellFindings(url, head?.entry.release ?? null));
  return [
    clockFinding(),
    ...(await keyFindings(registry, keysDir)),
    ...(await registryFindings(registry)),
    ...(trusted ? await channelFindings(registry, trusted) : []),
    ...(await Promise.all(shells)).flat(),
  ];
}

function clockFinding(): Finding {
  const now = new Date();
  if (now.getFullYear() >= OLDEST_YEAR) return ok('clock', now.toISOString());
  return warning('clock', `it says ${now.toISOString()}`, 'Set it: entries expire by it.');
}
