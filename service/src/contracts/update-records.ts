import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { EndpointDigest } from '@huoban/contracts/digests';
import { recordFileName, readRecords, writeRecord } from './records';
import { compareContracts } from './compare-contracts';

interface UpdateRecordsOptions {
  /** Where the released contract is recorded. */
  folder: string;
  current: readonly EndpointDigest[];
  /** Whether what only grew or was allowed is to be recorded. */
  accept: boolean;
  format: (json: string) => Promise<string>;
  print: (line: string) => unknown;
}

/**
 * Tells what changed since the contract was recorded, and records it when it may.
 * @returns whether nothing is broken and nothing is left to be recorded.
 */
export async function updateRecords(keeping: UpdateRecordsOptions): Promise<boolean> {
  const { folder, current, print } = keeping;
  const { digests, allowed } = await readRecords(folder);
  const { breaks, unrecorded } = compareContracts(digests, current, allowed);
  for (const { endpoint, change } of breaks) print(`✗ ${endpoint}: ${change}`);
  if (breaks.length > 0) {
    print('Keep what callers rely on, or name the change with a reason in allowed-breaks.json.');
    return false;
  }
  const gone = digests.filter((was) => !current.some((is) => is.endpoint === was.endpoint));
  for (const endpoint of unrecorded) print(`+ ${endpoint}`);
  for (const { endpoint } of gone) print(`- ${endpoint}`);
  if (unrecorded.length + gone.length === 0) {
    print(`${current.length} endpoints are as recorded.`);
    return true;
  }
  if (!keeping.accept) {
    print('Nothing is broken. Record it with: npm run contracts -- --accept');
    return false;
  }
  for (const digest of current.filter(({ endpoint }) => unrecorded.includes(endpoint)))
    await writeRecord(folder, digest, keeping.format);
  for (const { endpoint } of gone) await rm(join(folder, recordFileName(endpoint)));
  return true;
}
