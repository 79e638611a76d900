import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { EndpointDigest } from '@huoban/contracts/digests';
import { recordFileName, readRecords, writeRecord } from './records';
import { compareContracts } from './compare-contracts';

interface UpdateRecordsOptions {
  /** Folder of the recorded contract. */
  folder: string;
  current: readonly EndpointDigest[];
  /** Whether to record additions and allowed breaks. */
  accept: boolean;
  format: (json: string) => Promise<string>;
  print: (line: string) => unknown;
}

/**
 * Prints the changes since the contract was recorded, and records them with `accept`.
 * @returns whether nothing is broken and everything is recorded
 */
export async function updateRecords(options: UpdateRecordsOptions): Promise<boolean> {
  const { folder, current, print } = options;
  const { digests, allowed } = await readRecords(folder);
  const { breaks, unrecorded } = compareContracts(digests, current, allowed);
  for (const { endpoint, change } of breaks) print(`✗ ${endpoint}: ${change}`);
  if (breaks.length > 0) {
    print('Restore what clients rely on, or add the change with a reason to allowed-breaks.json.');
    return false;
  }
  const removed = digests.filter(
    (digest) => !current.some(({ endpoint }) => endpoint === digest.endpoint),
  );
  for (const endpoint of unrecorded) print(`+ ${endpoint}`);
  for (const { endpoint } of removed) print(`- ${endpoint}`);
  if (unrecorded.length + removed.length === 0) {
    print(`${current.length} endpoints match their records.`);
    return true;
  }
  if (!options.accept) {
    print('Nothing is broken. Record it with: npm run contracts -- --accept');
    return false;
  }
  for (const digest of current.filter(({ endpoint }) => unrecorded.includes(endpoint)))
    await writeRecord(folder, digest, options.format);
  for (const { endpoint } of removed) await rm(join(folder, recordFileName(endpoint)));
  return true;
}
