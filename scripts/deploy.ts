import path from 'node:path';
import { deploy } from './lib/site/deploy';
import { errorMessage } from './lib/report/error-message.mjs';
import { createSteps } from './lib/report/steps.mjs';

// The build, publish and pin steps of `npm start`, for deployments that start the servers separately.
const steps = createSteps();

const dataDir = path.resolve(process.env['DATA_DIR'] ?? '.data');

await deploy({
  root: path.join(import.meta.dirname, '..'),
  dataDir,
  keysDir: path.resolve(process.env['KEYS_DIR'] ?? path.join(dataDir, 'keys')),
  channel: process.env['CHANNEL'] ?? 'production',
  steps,
}).catch((error: unknown) => {
  steps.log(errorMessage(error));
  process.exitCode = 1;
});
