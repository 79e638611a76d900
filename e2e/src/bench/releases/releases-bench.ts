import { deployInto, registryIn, startService, startShell } from '../site-programs';
import { buildTimes } from './build-times';
import { isReached, measuredTable } from './measurement';
import { pinTimes } from './pin-times';
import { verifyTimes } from './verify-times';

export interface ReleasesBench {
  rounds: number;
  /** Of the registry that is verified. */
  versions: number;
  /** First of the two ports that are taken. */
  port: number;
  folder: string;
  say: (line: string) => void;
  later: (undo: () => Promise<void> | void) => void;
}

const BUILD_ROUNDS = 2;
const VERIFY_ROUNDS = 3;

/** How long the ways of a release take, each beside something well known of the same run. @returns whether every goal was reached */
export async function benchReleases(bench: ReleasesBench): Promise<boolean> {
  const { folder, port, rounds, versions, say, later } = bench;
  say('building the site …');
  const release = await deployInto(folder);
  const registry = registryIn(folder);
  say(`building one section, and everything, ${BUILD_ROUNDS} times each …`);
  const built = await buildTimes(release, { folder, rounds: BUILD_ROUNDS });
  later((await startService(folder, port)).stop);
  later((await startShell(registry, port + 1, port)).stop);
  say(`publishing, pinning and opening ${rounds} versions …`);
  const shell = `http://127.0.0.1:${port + 1}`;
  const pinned = await pinTimes({ registry, shell, release, rounds });
  say(`verifying ${versions} versions …`);
  const verified = await verifyTimes(registry, release, { versions, rounds: VERIFY_ROUNDS });
  const measured = [...pinned, built, verified];
  say(`\n${measuredTable(measured)}`);
  return isReached(measured);
}
