import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { readSecretFiles } from '@huoban/release';
import { deployCompose } from './deploy/compose';
import { readWords, reportExit, UsageError } from './lib/cli/usage-error';
import { createSteps } from './lib/report/steps.mjs';
import { deploy } from './lib/site/deploy';

const HELP = `npm run deploy -- compose [--no-build] [--file docker-compose.yml]... [--project name]

Starts or updates the site in containers, without an outage. Without a word, it builds, publishes and pins the sources, as
\`npm start\` does; the container \`deploy\` runs that.
`;
const OPTIONS = {
  build: { type: 'boolean', default: true },
  file: { type: 'string', multiple: true, default: [] as string[] },
  project: { type: 'string' },
} as const;
const HEALTHY_MS = 90_000;
const POLL_MS = 500;

const root = path.join(import.meta.dirname, '..');
const steps = createSteps();

async function run(): Promise<void> {
  const {
    values,
    positionals: [word],
  } = readWords(process.argv.slice(2), OPTIONS, HELP);
  if (word !== undefined && word !== 'compose') throw new UsageError(HELP);
  if (word === undefined) return publishSources();
  const files = values.file.flatMap((file) => ['-f', file]);
  await deployCompose({
    // Its progress is on the other stream.
    docker: async (...args) =>
      (await promisify(execFile)('docker', args, { cwd: root, maxBuffer: 64 << 20 })).stdout,
    compose: values.project === undefined ? files : [...files, '-p', values.project],
    build: values.build,
    healthyMs: HEALTHY_MS,
    pollMs: POLL_MS,
    steps,
  });
}

/** The build, publish and pin steps of `npm start`, for deployments that start the servers separately. */
async function publishSources(): Promise<void> {
  readSecretFiles(process.env);
  const dataDir = path.resolve(process.env['DATA_DIR'] ?? '.data');
  await deploy({
    root,
    dataDir,
    keysDir: path.resolve(process.env['KEYS_DIR'] ?? path.join(dataDir, 'keys')),
    channel: process.env['CHANNEL'] ?? 'production',
    steps,
  });
}

await run().catch((error: unknown) => {
  process.exitCode = reportExit(error);
});
