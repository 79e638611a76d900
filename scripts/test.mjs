import { requireNode } from './lib/machine/node-version.mjs';

requireNode();
// Imported dynamically, because an older Node cannot parse it.
const { runTests } = await import('./test-run.mjs');
// process.exit() also ends the child processes.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));
process.exit(await runTests({ full: process.argv.includes('--full') }));
