import fs from 'node:fs/promises';
import path from 'node:path';
import { buildArtifact, type ArtifactBuild } from '@huoban/build';

const alreadyExists = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOTEMPTY', 'EEXIST'].includes(String(error.code));

// Runs in a separate process, so that builds run in parallel and release their memory.
const build = JSON.parse(process.env['ARTIFACT_BUILD'] ?? '') as ArtifactBuild;
// Two starts in one checkout may build the same version, so a build is renamed into place when complete.
/** On the file system of the target, as a rename requires. */
const isOutside = path.relative(build.root, build.out).startsWith('..');
const folder = isOutside ? path.dirname(build.out) : path.join(build.root, 'dist', 'building');
const building = path.join(folder, `${build.name}-${process.pid}`);
try {
  await buildArtifact({ ...build, out: building });
  await fs.rm(build.out, { recursive: true, force: true });
  await fs.mkdir(path.dirname(build.out), { recursive: true });
  await fs.rename(building, build.out).catch((error: unknown) => {
    // Another process built the same sources first.
    if (!alreadyExists(error)) throw error;
  });
} catch (error) {
  // Of a failed build, only what the sources are about.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await fs.rm(building, { recursive: true, force: true });
}
