import { ARTIFACT_NAMES } from '@huoban/release';
import type { Bench } from '../bench';
import { startSite } from '../shared-deployment';
import { measureBuilds } from './build-times';
import { goalsOf, measurementRows } from './measurements';
import { measurePins } from './pin-times';
import { measureVerify } from './verify-times';

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
