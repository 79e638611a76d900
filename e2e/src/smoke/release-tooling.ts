import os from 'node:os';
import path from 'node:path';
import { openReportSigner, type Evidence, type SmokeReport } from '@huoban/release/reports';
import { CannotRun } from '../harness/program';
import { messageOf } from '../harness/runner';

/** Location of registry and keys, and the author, from the same environment variables as the `release` command. */
function readSettings(env: NodeJS.ProcessEnv) {
  const { REGISTRY_DIR, KEYS_DIR, DATA_DIR = '.data', RELEASE_AUTHOR, CHANNEL } = env;
  return {
    registry: REGISTRY_DIR ?? path.join(DATA_DIR, 'registry'),
    keys: KEYS_DIR ?? path.join(DATA_DIR, 'keys'),
    author: RELEASE_AUTHOR ?? os.userInfo().username,
    channel: CHANNEL ?? 'production',
  };
}

/** Loaded on demand: the packed command runs without the release tooling. */
const loadTooling = () =>
  import('@huoban/release').catch((error: unknown) => {
    throw new CannotRun(
      'The release tooling is not installed here. Write the result with --json, and record it with `pnpm release smoke --report` where the registry is.',
      { cause: error },
    );
  });

function rethrow(error: unknown): never {
  throw new CannotRun(messageOf(error), { cause: error });
}

/**
 * Opens the signer of this run's report before the checks, which need minutes.
 * @param record whether the report is recorded here; a tester's key of the keys folder signs it without `SMOKE_KEY`
 * @returns null without a key
 * @throws CannotRun
 */
export async function openSigning(
  record: boolean,
): Promise<((report: SmokeReport) => Evidence) | null> {
  const { keys, author } = readSettings(process.env);
  try {
    const file =
      process.env['SMOKE_KEY'] ?? (record ? await (await loadTooling()).findTesterKey(keys) : null);
    if (file === null) return null;
    const sign = await openReportSigner(file);
    return (report) => sign(report, author);
  } catch (error) {
    rethrow(error);
  }
}

/**
 * Stores a signed report as evidence for its release.
 * @returns a sentence about the evidence
 * @throws CannotRun
 */
export async function recordReport(evidence: Evidence): Promise<string> {
  const { findScopeGaps, loadTrustedKeys, recordEvidence } = await loadTooling();
  const { registry, keys } = readSettings(process.env);
  await loadTrustedKeys(keys)
    .then((trusted) => recordEvidence(registry, evidence, { trusted }))
    .catch(rethrow);
  const gaps = findScopeGaps(evidence.scope);
  const part =
    gaps.length > 0 ? ` in part, which promotes nothing; missing: ${gaps.join('; ')}` : '';
  return `recorded as ${evidence.passed ? 'passing' : 'failing'} evidence for release ${evidence.release.slice(0, 12)}${part}`;
}

/**
 * @param release beginning of its id
 * @returns token of a tester link to it, valid for one day
 * @throws CannotRun
 */
export async function createTesterLink(release: string): Promise<string> {
  const { createLink, openSigner } = await loadTooling();
  const { registry, keys, author, channel } = readSettings(process.env);
  const { token } = await openSigner(keys)
    .then((signer) =>
      createLink(registry, {
        ...{ channel, author, signer },
        note: 'smoke checks',
        target: { release },
        days: 1,
      }),
    )
    .catch(rethrow);
  return token;
}
