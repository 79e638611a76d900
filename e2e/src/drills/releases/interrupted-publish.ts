import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import path from 'node:path';
import { ArtifactStore } from '@huoban/release';
import { spawnNode } from '../../harness/processes';
import { timed } from '../../harness/statistics';
import { TESTED_SECTION, type DrillContext } from '../context/drill-context';
import { test, type Drill } from '../drill';

/** Share of its duration after which publishing is killed. */
const SHARES = [0.35, 0.45, 0.55, 0.65, 0.75];

/** Runs the release tool. @returns exit code, null when it was killed */
async function publishCommand({ site }: DrillContext, folder: string, killAfterMs?: number) {
  const folders = ['--folder', folder, '--registry', site.registry, '--keys', site.keys];
  const args = ['--import', 'tsx', 'release/src/cli.ts', 'publish', TESTED_SECTION, ...folders];
  const { child, ended } = spawnNode(args);
  const timer = killAfterMs && setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  const code = await ended;
  if (timer) clearTimeout(timer);
  return code;
}

/** @returns whether the version is published @throws AssertionError when it is incomplete */
async function isPublished({ site }: DrillContext, version: string): Promise<boolean> {
  const store = new ArtifactStore(site.registry);
  const stored = await store.read(TESTED_SECTION, version).catch(() => null);
  if (stored) assert.deepEqual(await store.findFaults(stored), [], `files of ${version}`);
  return stored !== null;
}

export const interruptedPublishDrills: readonly Drill[] = [
  test(`[41] [full] publishing is killed (kill -9) at ${SHARES.length} points: the site is as before, no partial version, a second attempt succeeds and is pinned`, async (context) => {
    const folder = await context.buildChanged('9.91.0-whole');
    const { ms, result: code } = await timed(() => publishCommand(context, folder));
    assert.equal(code, 0, 'exit code without a kill');
    const notes: string[] = [];
    for (const [index, share] of SHARES.entries())
      notes.push(await kill(context, index, ms * share));
    const left = await fs.readdir(path.join(context.site.registry, 'artifacts', TESTED_SECTION));
    assert.ok(left.length > SHARES.length, 'versions are missing');
    return `after each kill: ${notes.join(', ')}`;
  }),
];

async function kill(context: DrillContext, index: number, afterMs: number): Promise<string> {
  const version = `9.91.${index + 1}-killed`;
  const folder = await context.buildChanged(version);
  const before = await context.health();
  const code = await publishCommand(context, folder, afterMs);
  const isComplete = await isPublished(context, version);
  assert.equal((await context.health()).release, before.release, 'active release');
  assert.equal(await context.renderedVersion(), 'first', 'rendered version');
  assert.equal(await publishCommand(context, folder), 0, 'exit code of the second attempt');
  assert.ok(await isPublished(context, version), 'the second attempt published nothing');
  await context.pinSection(version);
  assert.equal(await context.renderedVersion(), 'changed', 'rendered version after the pin');
  await context.pinSection();
  if (code === 0) return 'ended before';
  return isComplete ? 'complete' : 'nothing';
}
