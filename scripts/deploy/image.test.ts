import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const DOCKERFILE = path.join(import.meta.dirname, '../../Dockerfile');

/** The step of the build that refuses private files. */
function refusal(): string {
  const steps = fs.readFileSync(DOCKERFILE, 'utf8').replaceAll('\\\n', ' ').split('\n');
  const step = steps.find((line) => line.startsWith('RUN found='));
  if (!step) throw new Error('the Dockerfile has no step that looks for private files');
  return step.slice('RUN '.length);
}

/** Runs the step in a folder with a file. */
function buildWith(file: string) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'huoban-image-'));
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), '');
  const { status, stderr } = spawnSync('sh', ['-c', refusal()], { cwd: folder, encoding: 'utf8' });
  fs.rmSync(folder, { recursive: true });
  return { status, stderr };
}

it.each([
  '.env',
  '.env.production',
  'deploy/edge/secrets/privkey.pem',
  '.data/keys/private/a.json',
])('the image is not built with %s', (file) => {
  expect(buildWith(file)).toEqual({ status: 1, stderr: expect.stringContaining(file) });
});

it.each(['site.json', 'node_modules/dotenv/.env', 'service/src/environment.ts'])(
  'the image is built with %s',
  (file) => {
    expect(buildWith(file)).toEqual({ status: 0, stderr: '' });
  },
);
