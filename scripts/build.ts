import path from 'node:path';
import { parseArgs } from 'node:util';
import { ARTIFACT_NAMES } from '@huoban/release';
import { planArtifacts } from './lib/artifact-plan';
import { buildArtifacts } from './lib/build-artifacts';
import { bundleServers } from './lib/bundle-servers';
import { explain } from './lib/explain.mjs';
import { createSteps } from './lib/steps.mjs';

const root = path.join(import.meta.dirname, '..');
const steps = createSteps();

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const planned = await planArtifacts(root);
  const wanted = planned.filter(({ name }) => values.only === undefined || name === values.only);
  if (wanted.length === 0) {
    throw new Error(
      `there is no ${values.only ?? 'source'} to build; known: ${ARTIFACT_NAMES.join(', ')}`,
    );
  }
  await buildArtifacts(root, wanted, steps);
  if (values.only === undefined) await bundleServers(root, steps);
}

await main().catch((error: unknown) => {
  steps.say(explain(error));
  process.exitCode = 1;
});
