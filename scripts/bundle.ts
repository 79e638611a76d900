import path from 'node:path';
import { bundleServers } from './lib/build/bundle-servers';
import { errorMessage } from './lib/report/error-message.mjs';
import { createSteps } from './lib/report/steps.mjs';

// Bundles only the servers, for checks that start them without building artifacts.
const steps = createSteps();
await bundleServers(path.join(import.meta.dirname, '..'), steps).catch((error: unknown) => {
  steps.log(errorMessage(error));
  process.exitCode = 1;
});
