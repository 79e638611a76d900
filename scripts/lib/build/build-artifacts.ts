import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import type { PlannedArtifact } from './artifact-plan';
import { runCommand } from '../process/run-command.mjs';
import type { Steps } from '../report/steps.mjs';

const CONCURRENCY = 2;
const MAX_BUILDS = 3;

/** Whether the build folder is complete: `build.json` is written last. */
export const isBuilt = ({ out }: PlannedArtifact): boolean =>
  existsSync(path.join(out, 'build.json'));

/**
 * Builds missing versions, two at a time, each in a separate process.
 * @throws CommandFailed with webpack's output, after stopping the other builds
 */
export async function buildArtifacts(
  root: string,
  planned: PlannedArtifact[],
  steps: Steps,
): Promise<void> {
  const commit = await currentCommit(root);
  const stop = new AbortController();
  const limit = pLimit(CONCURRENCY);
  const builds = planned.map((artifact) =>
    limit(async () => {
      if (stop.signal.aborted) return;
      await buildOne(root, artifact, { commit, steps, signal: stop.signal });
    }),
  );
  try {
    await Promise.all(builds);
  } catch (error) {
    stop.abort();
    await Promise.allSettled(builds);
    throw error;
  }
}

interface BuildOne {
  commit: string;
  steps: Steps;
  signal: AbortSignal;
}

async function buildOne(
  root: string,
  artifact: PlannedArtifact,
  { commit, steps, signal }: BuildOne,
): Promise<void> {
  const { name, version, digest, out, development } = artifact;
  await steps.run(`build ${name}`, async (report) => {
    report.remark(version);
    if (isBuilt(artifact)) return report.skip(`${version} is already built`);
    const build = { name, version, out, root, source: { commit, digest }, development };
    const program = path.join(root, 'scripts/lib/build/build-one.ts');
    await runCommand(process.execPath, ['--import', 'tsx', program, name], {
      cwd: root,
      env: {
        NODE_ENV: 'production',
        ARTIFACT_BUILD: JSON.stringify(build),
      },
      signal,
    });
    await removeOldBuilds(path.dirname(out));
  });
}

async function removeOldBuilds(folder: string): Promise<void> {
  const builds = await Promise.all(
    (await fs.readdir(folder)).map(async (version) => {
      const build = path.join(folder, version);
      return { build, at: (await fs.stat(build)).mtimeMs };
    }),
  );
  const old = builds.sort((a, b) => b.at - a.at).slice(MAX_BUILDS);
  for (const { build } of old) await fs.rm(build, { recursive: true, force: true });
}

async function currentCommit(root: string): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: root });
    return stdout.trim();
  } catch {
    return 'unknown';
  }
}
