import path from 'node:path';
import { createSteps } from './lib/report/steps.mjs';
import { reportExit } from './lib/cli/usage-error';
import { readShipOptions } from './ship/options';
import { ship } from './ship/ship';

const root = path.join(import.meta.dirname, '..');
const steps = createSteps();

try {
  const options = readShipOptions(process.argv.slice(2), process.env, root);
  const { name, version, entry } = await ship(options, { root, steps });
  steps.log(`${name} ${version} is published${entry === null ? '' : ' and in force'}`);
  if (entry === null) {
    steps.log(`Next: npm run release -- pin ${name} ${version} --channel staging --reason "…"`);
  }
} catch (error) {
  process.exitCode = reportExit(error);
}
