import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import path from 'node:path';
import { ArtifactStore } from '@huoban/release';
import { must, mustEqual } from '../../check';
import type { Drill } from '../drill';
import { SUBJECT, type Ground } from '../context/drill-context';
import { ROOT } from '../../harness/processes';
import { withParts } from '../context/started-processes';

/** Share of its time after which publishing is killed. */
const SHARES = [0.35, 0.45, 0.55, 0.65, 0.75];

/** Starts the release tool. @returns ms that it took, and whether it ended by itself */
async function publishFor(ground: Ground, folder: string, killAfter: number | null) {
  const began = performance.now();
  const places = ['--folder', folder, '--registry', ground.own.registry];
  const args = ['publish', SUBJECT, ...places, '--keys', ground.own.keys];
  const child = spawn(process.execPath, ['--import', 'tsx', 'release/src/cli.ts', ...args], {
    cwd: ROOT,
    stdio: 'ignore',
  });
  const timer = killAfter === null ? null : setTimeout(() => child.kill('SIGKILL'), killAfter);
  const [code] = (await once(child, 'exit')) as [number | null];
  if (timer) clearTimeout(timer);
  return { ms: performance.now() - began, code };
}

/** Nothing, or a version with all of its files. */
async function isNothingOrWhole(ground: Ground, version: string): Promise<boolean> {
  const store = new ArtifactStore(ground.own.registry);
  const stored = await store.read(SUBJECT, version).catch(() => null);
  if (stored) mustEqual(await store.findFaults(stored), [], `files of ${version}`);
  return stored !== null;
}

/** Deployments that end in the middle. */
export const publishDrills: readonly Drill[] = [
  {
    rows: [41],
    long: true,
    name: `publishing is killed (kill -9) at ${SHARES.length} points: the site is as before, nothing half, then it is done again and pinned`,
    run: (ground) =>
      withParts(async (undo) => {
        const build = async (version: string): Promise<string> => {
          const folder = await ground.buildChanged(version);
          undo.later({ stop: () => fs.rm(folder, { recursive: true, force: true }) });
          return folder;
        };
        const whole = await publishFor(ground, await build('9.91.0-whole'), null);
        mustEqual(whole.code, 0, 'exit code of publishing in peace');
        const found: string[] = [];
        for (const [index, share] of SHARES.entries()) {
          const version = `9.91.${index + 1}-killed`;
          const folder = await build(version);
          const before = await ground.health();
          const { code } = await publishFor(ground, folder, whole.ms * share);
          const isThere = await isNothingOrWhole(ground, version);
          found.push(code === 0 ? 'ended before' : isThere ? 'whole' : 'nothing');
          mustEqual((await ground.health()).release, before.release, 'the release in force');
          mustEqual(await ground.shown(), 'good', 'what the page shows');
          mustEqual((await publishFor(ground, folder, null)).code, 0, 'the second try');
          must(await isNothingOrWhole(ground, version), 'the second try left nothing');
          await ground.pin(version);
          mustEqual(await ground.shown(), 'changed', 'what the page shows after the pin');
          await ground.pin(ground.good);
        }
        const left = await fs.readdir(path.join(ground.own.registry, 'artifacts', SUBJECT));
        must(left.length > SHARES.length, 'versions are missing');
        return `after each kill: ${found.join(', ')}`;
      }),
  },
];
