import path from 'node:path';
import { bundleServers } from './lib/bundle-servers';
import { explain } from './lib/explain.mjs';
import { createSteps } from './lib/steps.mjs';

// For programs that start the servers as they are shipped, and need nothing else of a build.
const steps = createSteps();
await bundleServers(path.join(import.meta.dirname, '..'), steps).catch((error: unknown) => {
  steps.say(explain(error));
  process.exitCode = 1;
});
