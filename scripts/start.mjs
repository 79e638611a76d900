import { requireNode } from './lib/node-version.mjs';

requireNode();
// Loaded later: an older Node would fail on its syntax before it could say so.
const { startSite } = await import('./lib/start-site.mjs');
const { explain } = await import('./lib/explain.mjs');

try {
  await startSite(process.env);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
