import path from 'node:path';
import { createSteps } from './lib/report/steps.mjs';
import { reportExit } from './lib/cli/usage-error';
import { readShipOptions } from './ship/options';
import { ship } from './ship/ship';

const root = path.join(import.meta.dirname, '..');
const steps = createSteps();

// Ctrl-C reaches the checks, too; their ends are no failures to report.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    steps.log('interrupted');
    process.exit(130);
  });
}

try {
  const options = readShipOptions(process.argv.slice(2), process.env, root);
  const { name, version, entry, preview } = await ship(options, { root, steps });
  steps.log(`${name} ${version} is published${entry === null ? '' : ' and in force'}`);
  if (preview !== null) steps.log(preview);
  else if (entry === null) {
    steps.log(`Next: npm run release -- pin ${name} ${version} --channel staging --reason "…"`);
  }
} catch (error) {
  process.exitCode = reportExit(error);
}
