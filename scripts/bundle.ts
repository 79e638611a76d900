import path from 'node:path';
import { bundleServers } from './lib/build/bundle-servers';
import { errorMessage } from './lib/report/error-message.mjs';
import { createSteps } from './lib/report/steps.mjs';

// For programs that start the servers as they are shipped, and need nothing else of a build.
const steps = createSteps();
await bundleServers(path.join(import.meta.dirname, '..'), steps).catch((error: unknown) => {
  steps.say(errorMessage(error));
  process.exitCode = 1;
});
