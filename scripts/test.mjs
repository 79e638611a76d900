import { requireNode } from './lib/machine/node-version.mjs';

requireNode();
// only now: an old Node could not even read the rest
const { runTests } = await import('./test-run.mjs');
// ending by exit() takes the started programs along
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));
process.exit(await runTests({ full: process.argv.includes('--full') }));
