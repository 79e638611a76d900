import fs from 'node:fs/promises';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { ARTIFACT_NAMES, type ArtifactName } from '@huoban/release';
import pLimit from 'p-limit';
import type { Release } from '@huoban/contracts';
import { ROOT, runScript } from '../../harness/processes';
import { timed } from '../../harness/statistics';
import { publishChangedVersion } from '../../drills/context/changed-version';
import { releaseTool } from '../../harness/servers';
import type { Bench } from '../bench';
import { startSite } from '../shared-deployment';
import { goalsOf, measurementRows, type Measurement } from './measurements';
import { measurePins } from './pin-times';

const MAX_BUILD_ROUNDS = 2;
const MAX_VERIFY_ROUNDS = 3;

/** How long the steps of a release take, each compared with something well known of the same run. */
export const releasesBench: Bench = {
  defaults: { rounds: 8, versions: 100, artifacts: ARTIFACT_NAMES.length },
  async run(context) {
    const { folder, options, report } = context;
    const { rounds, versions, artifacts } = options.numbers;
    const { release, registry, shell } = await startSite(context);
    const buildRounds = Math.min(rounds, MAX_BUILD_ROUNDS);
    report(`building one section, and ${artifacts} artifacts, ${buildRounds} times each …`);
    const built = await measureBuilds(release, { folder, rounds: buildRounds, artifacts });
    report(`publishing, pinning and opening ${rounds} versions …`);
    const pinned = await measurePins({ registry, shell: shell.url, release, rounds });
    report(`verifying ${versions} versions …`);
    const verifyRounds = Math.min(rounds, MAX_VERIFY_ROUNDS);
    const verified = await measureVerify(registry, release, { versions, rounds: verifyRounds });
    const measurements = [...pinned, built, verified];
    context.table('releases', measurementRows(measurements));
    return context.goals(goalsOf(measurements));
  },
};

/** As `npm run build` does. */
const BUILDS = 2;

/** Builds one section, and so many artifacts: the last ones of the build order. */
async function measureBuilds(
  release: Release,
  { folder, rounds, artifacts }: { folder: string; rounds: number; artifacts: number },
): Promise<Measurement> {
  const one: number[] = [];
  const all: number[] = [];
  const names = ARTIFACT_NAMES.slice(-artifacts);
  for (let round = 0; round < rounds; round += 1) {
    one.push((await timed(() => build(release, folder, 'mfe-home'))).ms);
    const buildAll = () => pLimit(BUILDS).map(names, (name) => build(release, folder, name));
    all.push((await timed(buildAll)).ms);
  }
  const reference = { name: `of ${names.length} artifacts`, times: all };
  return { name: 'build of one section', times: one, reference, maxMs: null };
}

async function build(release: Release, folder: string, name: ArtifactName): Promise<void> {
  const { version } = name === 'shell' ? release.shell : release.sections[name];
  const out = path.join(folder, 'built', name);
  const source = { commit: 'bench', digest: 'bench' };
  const ARTIFACT_BUILD = JSON.stringify({ name, version, out, root: ROOT, source });
  await runScript(['scripts/lib/build/build-one.ts', name], { ARTIFACT_BUILD });
  await fs.rm(out, { recursive: true, force: true });
}

const VERIFIED_SECTION = 'mfe-legal';
/** As many files at the same time as `verify` reads. */
const READERS = 32;

interface Verified {
  faults: unknown[];
  counts: { versions: number; bytes: number };
  milliseconds: number;
}

/** Verifies a registry with so many versions, compared with reading and hashing the same bytes. */
async function measureVerify(
  registry: string,
  release: Release,
  { versions, rounds }: { versions: number; rounds: number },
): Promise<Measurement> {
  const { version: from } = release.sections[VERIFIED_SECTION];
  const published = (await releaseTool(registry, ['versions'])).match(/"version":/g)?.length ?? 0;
  for (let number = published; number < versions; number += 1) {
    const version = `8.0.${number}-bench`;
    await publishChangedVersion(registry, { name: VERIFIED_SECTION, from, version });
  }
  const verified: number[] = [];
  const hashed: number[] = [];
  let bytes = 0;
  for (let round = 0; round < rounds; round += 1) {
    hashed.push((await timed(() => hashAll(path.join(registry, 'artifacts')))).ms);
    const report = JSON.parse(await releaseTool(registry, ['verify'])) as Verified;
    if (report.faults.length > 0) throw new Error(`verify found ${report.faults.length} faults`);
    verified.push(report.milliseconds);
    bytes = report.counts.bytes;
  }
  return {
    name: `verify over ${versions} versions (${(bytes / 1e6).toFixed(0)} MB)`,
    times: verified,
    reference: { name: 'reading and hashing them', times: hashed },
    maxMs: null,
  };
}

async function hashAll(folder: string): Promise<void> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  await pLimit(READERS).map(files, async ({ parentPath, name }) =>
    createHash('sha384')
      .update(await fs.readFile(path.join(parentPath, name)))
      .digest(),
  );
}
