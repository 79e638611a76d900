import { fileURLToPath } from 'node:url';
import { currentDigests } from '@huoban/contracts/digests';
import { updateRecords } from './update-records';

// `npm run contracts` prints the changes; with `--accept` it records additions and allowed breaks.
const isUpToDate = await updateRecords({
  folder: fileURLToPath(new URL('../../contracts/', import.meta.url)),
  current: currentDigests(),
  accept: process.argv.includes('--accept'),
  // A development dependency, loaded only when something is recorded.
  format: async (json) => {
    const { format } = await import('oxfmt');
    return (await format('contracts.json', json, { printWidth: 100 })).code;
  },
  print: (line) => process.stdout.write(`${line}\n`),
});
process.exitCode = isUpToDate ? 0 : 1;
