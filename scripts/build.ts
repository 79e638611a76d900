import path from 'node:path';
import { parseArgs } from 'node:util';
import { ARTIFACT_NAMES } from '@huoban/release';
import { planArtifacts } from './lib/build/artifact-plan';
import { buildArtifacts } from './lib/build/build-artifacts';
import { bundleServers } from './lib/build/bundle-servers';
import { errorMessage } from './lib/report/error-message.mjs';
import { createSteps } from './lib/report/steps.mjs';

const root = path.join(import.meta.dirname, '..');
const steps = createSteps();

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const planned = await planArtifacts(root);
  const wanted = planned.filter(({ name }) => values.only === undefined || name === values.only);
  if (wanted.length === 0) {
    throw new Error(`unknown artifact ${values.only ?? ''}; known: ${ARTIFACT_NAMES.join(', ')}`);
  }
  await buildArtifacts(root, wanted, steps);
  if (values.only === undefined) await bundleServers(root, steps);
}

await main().catch((error: unknown) => {
  steps.log(errorMessage(error));
  process.exitCode = 1;
});
