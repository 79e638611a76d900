import { requireNode } from './lib/machine/node-version.mjs';

requireNode();
// Imported dynamically, because an older Node cannot parse it.
const { startSite } = await import('./lib/site/start-site.mjs');
const { errorMessage } = await import('./lib/report/error-message.mjs');

try {
  await startSite(process.env);
} catch (error) {
  process.stderr.write(`${errorMessage(error)}\n`);
  process.exit(1);
}
