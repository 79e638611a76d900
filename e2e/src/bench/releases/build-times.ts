import fs from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import type { Release } from '@huoban/contracts';
import { ARTIFACT_NAMES, type ArtifactName } from '@huoban/release';
import { ROOT, runScript } from '../../harness/processes';
import { timed } from '../../harness/statistics';
import type { Measurement } from './measurements';

const SECTION = 'mfe-home';
/** As `npm run build` does. */
const CONCURRENCY = 2;

/** Builds one section, and so many artifacts: the last ones of the build order. */
export async function measureBuilds(
  release: Release,
  { folder, rounds, artifacts }: { folder: string; rounds: number; artifacts: number },
): Promise<Measurement> {
  const one: number[] = [];
  const all: number[] = [];
  const names = ARTIFACT_NAMES.slice(-artifacts);
  for (let round = 0; round < rounds; round += 1) {
    one.push((await timed(() => buildAll(release, folder, [SECTION]))).ms);
    all.push((await timed(() => buildAll(release, folder, names))).ms);
  }
  const reference = { name: `of ${names.length} artifacts`, times: all };
  return { name: 'build of one section', times: one, reference, maxMs: null };
}

async function buildAll(
  release: Release,
  folder: string,
  names: readonly ArtifactName[],
): Promise<void> {
  await pLimit(CONCURRENCY).map(names, (name) => build(release, folder, name));
}

async function build(release: Release, folder: string, name: ArtifactName): Promise<void> {
  const { version } = name === 'shell' ? release.shell : release.sections[name];
  const out = path.join(folder, 'built', name);
  const source = { commit: 'bench', digest: 'bench' };
  const ARTIFACT_BUILD = JSON.stringify({ name, version, out, root: ROOT, source });
  await runScript(['scripts/lib/build/build-one.ts', name], { ARTIFACT_BUILD });
  await fs.rm(out, { recursive: true, force: true });
}
