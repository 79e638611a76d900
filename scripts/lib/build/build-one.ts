import fs from 'node:fs/promises';
import path from 'node:path';
import { buildArtifact, type ArtifactBuild } from '@huoban/build';

const isThere = (failure: unknown): boolean =>
  failure instanceof Error &&
  'code' in failure &&
  ['ENOTEMPTY', 'EEXIST'].includes(String(failure.code));

// Runs in a process of its own: a webpack build keeps its memory to itself and can run beside another.
const build = JSON.parse(process.env['ARTIFACT_BUILD'] ?? '') as ArtifactBuild;
// Two starts in one checkout build the same at the same time; nobody must find a half of it.
const building = path.join(build.root, 'dist', 'building', `${build.name}-${process.pid}`);
try {
  await buildArtifact({ ...build, out: building });
  await fs.rm(build.out, { recursive: true, force: true });
  await fs.mkdir(path.dirname(build.out), { recursive: true });
  await fs.rename(building, build.out).catch((error: unknown) => {
    // The other one was quicker, from the same sources.
    if (!isThere(error)) throw error;
  });
} finally {
  await fs.rm(building, { recursive: true, force: true });
}
