import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { PlannedArtifact } from './artifact-plan';
import { runCommand } from '../process/run-command.mjs';
import type { Steps } from '../report/steps.mjs';

const AT_ONCE = 2;
const KEPT_BUILDS = 3;

/** True when the build folder is there and complete: `build.json` is written last. */
export const isBuilt = ({ out }: PlannedArtifact): boolean =>
  existsSync(path.join(out, 'build.json'));

/**
 * Builds what is not built yet, two at a time, each in a process of its own.
 * @throws CommandFailed with webpack's messages; what was begun beside it is ended first
 */
export async function buildArtifacts(
  root: string,
  planned: PlannedArtifact[],
  steps: Steps,
): Promise<void> {
  const commit = await currentCommit(root);
  const queue = [...planned];
  const stop = new AbortController();
  const work = async (): Promise<void> => {
    for (let artifact = queue.shift(); artifact; artifact = queue.shift()) {
      if (stop.signal.aborted) return;
      await buildOne(root, artifact, { commit, steps, signal: stop.signal });
    }
  };
  const workers = Array.from({ length: AT_ONCE }, () => work());
  try {
    await Promise.all(workers);
  } catch (error) {
    stop.abort();
    await Promise.allSettled(workers);
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
    if (isBuilt(artifact)) return report.skip(`${version} is built already`);
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
    await dropOldBuilds(path.dirname(out));
  });
}

async function dropOldBuilds(folder: string): Promise<void> {
  const builds = await Promise.all(
    (await fs.readdir(folder)).map(async (version) => {
      const build = path.join(folder, version);
      return { build, at: (await fs.stat(build)).mtimeMs };
    }),
  );
  const old = builds.sort((a, b) => b.at - a.at).slice(KEPT_BUILDS);
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
