import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { EndpointDigest } from '@huoban/contracts/digests';
import { fileOf, readRecords, writeRecord } from './records';
import { review } from './review';

interface Keeping {
  /** Where the released contract is recorded. */
  folder: string;
  current: readonly EndpointDigest[];
  /** Whether what only grew or was allowed is to be recorded. */
  accept: boolean;
  format: (json: string) => Promise<string>;
  say: (line: string) => unknown;
}

/**
 * Tells what changed since the contract was recorded, and records it when it may.
 * @returns whether nothing is broken and nothing is left to be recorded.
 */
export const keepRecord = async (keeping: Keeping): Promise<boolean> => {
  const { folder, current, say } = keeping;
  const { digests, allowed } = await readRecords(folder);
  const { breaks, unrecorded } = review(digests, current, allowed);
  for (const { endpoint, change } of breaks) say(`✗ ${endpoint}: ${change}`);
  if (breaks.length > 0) {
    say('Keep what callers rely on, or name the change with a reason in allowed-breaks.json.');
    return false;
  }
  const gone = digests.filter((was) => !current.some((is) => is.endpoint === was.endpoint));
  for (const endpoint of unrecorded) say(`+ ${endpoint}`);
  for (const { endpoint } of gone) say(`- ${endpoint}`);
  if (unrecorded.length + gone.length === 0) {
    say(`${current.length} endpoints are as recorded.`);
    return true;
  }
  if (!keeping.accept) {
    say('Nothing is broken. Record it with: npm run contracts -- --accept');
    return false;
  }
  for (const digest of current.filter(({ endpoint }) => unrecorded.includes(endpoint)))
    await writeRecord(folder, digest, keeping.format);
  for (const { endpoint } of gone) await rm(join(folder, fileOf(endpoint)));
  return true;
};
