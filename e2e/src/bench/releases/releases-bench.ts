import {
  databaseIn,
  deployInto,
  registryIn,
  startService,
  startShell,
} from '../../harness/servers';
import type { Bench } from '../bench';
import { measureBuilds } from './build-times';
import { goalsOf, measurementRows } from './measurements';
import { measurePins } from './pin-times';
import { measureVerify } from './verify-times';

const MAX_BUILD_ROUNDS = 2;
const MAX_VERIFY_ROUNDS = 3;

/** How long the steps of a release take, each compared with something well known of the same run. */
export const releasesBench: Bench = {
  defaults: { rounds: 8, versions: 100 },
  async run(context) {
    const { folder, cleanup, options, report } = context;
    const { rounds, versions } = options.numbers;
    report('building the site …');
    const release = await deployInto(folder);
    const registry = registryIn(folder);
    const buildRounds = Math.min(rounds, MAX_BUILD_ROUNDS);
    report(`building one section, and all artifacts, ${buildRounds} times each …`);
    const built = await measureBuilds(release, { folder, rounds: buildRounds });
    const env = { PORT: String(await context.nextPort()), DATA_DIR: databaseIn(folder) };
    const service = cleanup.stopLater(await startService(env));
    const shellEnv = { PORT: String(await context.nextPort()) };
    const shell = await startShell({ registry, serviceUrl: service.url, env: shellEnv });
    cleanup.stopLater(shell);
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
