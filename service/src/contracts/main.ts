import { fileURLToPath } from 'node:url';
import { currentDigests } from '@huoban/contracts/digests';
import { updateRecords } from './update-records';

// `npm run contracts` tells what changed; with `--accept` it records what only grew or was allowed.
const isKept = await updateRecords({
  folder: fileURLToPath(new URL('../../contracts/', import.meta.url)),
  current: currentDigests(),
  accept: process.argv.includes('--accept'),
  // Only who develops the service has it.
  format: async (json) => {
    const { format } = await import('prettier');
    return format(json, { parser: 'json', printWidth: 100 });
  },
  print: (line) => process.stdout.write(`${line}\n`),
});
process.exitCode = isKept ? 0 : 1;
