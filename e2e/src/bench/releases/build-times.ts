import fs from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@huoban/contracts';
import { ARTIFACT_NAMES, type ArtifactName } from '@huoban/release';
import { timed } from '../../drills/context/timing';
import { ROOT } from '../../harness/processes';
import { script } from '../site-programs';
import type { Measured } from './measurement';

const SECTION = 'mfe-home';
/** As `npm run build` does it. */
const AT_ONCE = 2;

/** Builds one section, and everything, in turn. */
export async function buildTimes(
  release: Release,
  { folder, rounds }: { folder: string; rounds: number },
): Promise<Measured> {
  const one: number[] = [];
  const all: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    one.push((await timed(() => buildAll(release, folder, [SECTION]))).ms);
    all.push((await timed(() => buildAll(release, folder, ARTIFACT_NAMES))).ms);
  }
  return {
    name: 'build of one section',
    times: one,
    beside: { name: 'of everything', times: all },
    goal: null,
  };
}

async function buildAll(
  release: Release,
  folder: string,
  names: readonly ArtifactName[],
): Promise<void> {
  const queue = [...names];
  const work = async (): Promise<void> => {
    for (let name = queue.shift(); name; name = queue.shift())
      await buildOne(release, folder, name);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function buildOne(release: Release, folder: string, name: ArtifactName): Promise<void> {
  const { version } = name === 'shell' ? release.shell : release.sections[name];
  const out = path.join(folder, 'built', name);
  const source = { commit: 'bench', digest: 'bench' };
  const ARTIFACT_BUILD = JSON.stringify({ name, version, out, root: ROOT, source });
  await script(['scripts/lib/build/build-one.ts', name], { ARTIFACT_BUILD });
  await fs.rm(out, { recursive: true, force: true });
}
