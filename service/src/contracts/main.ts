import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { currentDigests } from '@huoban/contracts/digests';
import { fileOf, readRecords, writeRecord } from './records';
import { review } from './review';

const FOLDER = fileURLToPath(new URL('../../contracts/', import.meta.url));

const say = (line: string) => process.stdout.write(`${line}\n`);

/** `npm run contracts` tells what changed; with `--accept` it records what only grew or was allowed. */
const run = async (accept: boolean): Promise<number> => {
  const { digests, allowed } = await readRecords(FOLDER);
  const current = currentDigests();
  const { breaks, unrecorded } = review(digests, current, allowed);
  for (const { endpoint, change } of breaks) say(`✗ ${endpoint}: ${change}`);
  if (breaks.length > 0) {
    say('Keep what callers rely on, or name the change with a reason in allowed-breaks.json.');
    return 1;
  }
  const gone = digests.filter((was) => !current.some((is) => is.endpoint === was.endpoint));
  for (const endpoint of unrecorded) say(`+ ${endpoint}`);
  for (const { endpoint } of gone) say(`- ${endpoint}`);
  if (unrecorded.length + gone.length === 0) {
    say(`${current.length} endpoints are as recorded.`);
    return 0;
  }
  if (!accept) {
    say('Nothing is broken. Record it with: npm run contracts -- --accept');
    return 1;
  }
  const { format } = await import('prettier');
  for (const digest of current.filter(({ endpoint }) => unrecorded.includes(endpoint)))
    await writeRecord(FOLDER, digest, (json) => format(json, { parser: 'json', printWidth: 100 }));
  for (const { endpoint } of gone) await rm(join(FOLDER, fileOf(endpoint)));
  return 0;
};

process.exitCode = await run(process.argv.includes('--accept'));
