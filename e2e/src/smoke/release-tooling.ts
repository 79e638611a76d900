import os from 'node:os';
import path from 'node:path';
import type { SmokeScope } from '@huoban/release';
import { complaintsOf, countsOf, SMOKE_TOOL, type RunReport } from './report/run-report';

/** What needs the registry and its keys cannot be done here. */
export class ToolingMissing extends Error {
  override name = 'ToolingMissing';
}

/** Where registry, keys and name of the author are found: as for `release`, by the environment. */
function placeOf(env: NodeJS.ProcessEnv) {
  const { REGISTRY_DIR, KEYS_DIR, DATA_DIR = '.data', RELEASE_AUTHOR, CHANNEL } = env;
  return {
    registry: REGISTRY_DIR ?? path.join(DATA_DIR, 'registry'),
    keys: KEYS_DIR ?? path.join(DATA_DIR, 'keys'),
    author: RELEASE_AUTHOR ?? os.userInfo().username,
    channel: CHANNEL ?? 'production',
  };
}

/** Loaded when it is asked for: the packed program is used where there is none. */
const tooling = () =>
  import('@huoban/release').catch((cause: unknown) => {
    throw new ToolingMissing(
      'The release tooling is not here. Write the result with --junit, and give it to `pnpm release smoke --report` where the registry is.',
      { cause },
    );
  });

const inWords = (cause: unknown): never => {
  throw new ToolingMissing(cause instanceof Error ? cause.message : String(cause), { cause });
};

/** Keeps a run as signed evidence for the release that was looked at. A flaky check counts against it. @throws ToolingMissing */
export async function recordRun(report: RunReport): Promise<string> {
  const { findScopeGaps, describeNarrowings, openSigner, recordEvidence } = await tooling();
  const { registry, keys, author } = placeOf(process.env);
  const { passed, failed, flaky } = countsOf(report.results);
  const failures = report.results.flatMap(({ name, cases }) =>
    cases
      .filter(({ outcome }) => outcome === 'failed' || outcome === 'flaky')
      .map((one) => `${name} ${one.name}: ${one.problem ?? ''} (${one.outcome})`.slice(0, 500)),
  );
  const evidence = await openSigner(keys)
    .then((signer) =>
      recordEvidence(
        registry,
        {
          release: report.release,
          url: report.url,
          ...SMOKE_TOOL,
          at: new Date().toISOString(),
          checks: passed + failed + flaky,
          failures,
          scope: scopeOf(report, describeNarrowings(report.looked)),
        },
        { signer, author },
      ),
    )
    .catch(inWords);
  const gaps = findScopeGaps(evidence.scope);
  const part =
    gaps.length > 0 ? ` in part, which promotes nothing; missing: ${gaps.join('; ')}` : '';
  return `recorded as ${evidence.passed ? 'passing' : 'failing'} evidence for release ${report.release.slice(0, 12)}${part}`;
}

function scopeOf({ looked, results }: RunReport, narrowings: readonly string[]): SmokeScope {
  const { languages, devices } = looked;
  const skipped = complaintsOf(results, 'skipped').map(({ name, problem }) =>
    `${name}: ${problem ?? ''}`.slice(0, 500),
  );
  return { languages, devices, left: [...narrowings, ...skipped] };
}

/** @param release beginning of its id @returns token of a link to it, for a day @throws ToolingMissing */
export async function linkTo(release: string): Promise<string> {
  const { createLink, openSigner } = await tooling();
  const { registry, keys, author, channel } = placeOf(process.env);
  const { token } = await openSigner(keys)
    .then((signer) =>
      createLink(registry, {
        channel,
        author,
        note: 'smoke checks',
        signer,
        target: { release },
        days: 1,
      }),
    )
    .catch(inWords);
  return token;
}
