import path from 'node:path';
import { assertBuildFits, createLink, pin, publish, type ArtifactName } from '@huoban/release';
import pLimit from 'p-limit';
import { planArtifacts, type PlannedArtifact } from '../lib/build/artifact-plan';
import { buildArtifacts } from '../lib/build/build-artifacts';
import { runCommand } from '../lib/process/run-command.mjs';
import type { Steps } from '../lib/report/steps.mjs';
import { checksOf, type ShipCheck } from './checks';
import type { ShipOptions } from './options';
import { runPreflight, type PreflightResult } from './preflight';

interface Shipping {
  root: string;
  steps: Steps;
}

export interface ShipResult {
  name: ArtifactName;
  version: string;
  /** Sequence number of the log entry; null when it was only published. */
  entry: number | null;
  /** Address of the tester link; null unless requested. */
  preview: string | null;
}

const CONCURRENCY = 2;

/**
 * Checks, builds and publishes one artifact, and pins or links it if requested. The preflight comes first, because it takes no time.
 * @throws CommandFailed when tests, types, lint or build fail; nothing is published
 * @throws ReleaseRefused when the version cannot be published or violates a rule with the active release
 */
export async function ship(options: ShipOptions, shipping: Shipping): Promise<ShipResult> {
  const { name, registry } = options;
  const { root, steps } = shipping;
  const artifact = await plannedArtifact(root, name);
  const preflight = await steps.run('preflight', (report) => {
    report.remark(options.pin ? `${options.pin.channel} accepts the pin` : 'messages');
    return runPreflight(root, artifact, options);
  });
  await checkAndBuild(artifact, registry, preflight, shipping);
  await steps.run('publish', async (report) => {
    const { created } = await publish(registry, artifact.out);
    report.remark(`${artifact.version}${created ? '' : ', published before'}`);
  });
  const versions = { [name]: artifact.version };
  const entry = await steps.run('pin', async (report) => {
    if (!options.pin || !preflight.signer) return (report.skip('not requested'), null);
    const done = await pin(registry, { ...options.pin, signer: preflight.signer, versions });
    report.remark(`${options.pin.channel}, entry ${String(done.entry.sequence)}`);
    return done.entry.sequence;
  });
  const preview = await createPreview(options, preflight, artifact);
  return { name, version: artifact.version, entry, preview };
}

async function createPreview(
  { registry, preview }: ShipOptions,
  { signer }: PreflightResult,
  { name, version }: PlannedArtifact,
): Promise<string | null> {
  if (!preview || !signer) return null;
  const { channel, author, site } = preview;
  const link = { channel, author, signer, note: `preview of ${name} ${version}` };
  const { token } = await createLink(registry, {
    ...link,
    target: { versions: { [name]: version } },
  });
  return `${site}/?release-link=${token}`;
}

/** Runs everything that needs time, two at a time; the first failure ends the others. */
async function checkAndBuild(
  artifact: PlannedArtifact,
  registry: string,
  { head, since }: PreflightResult,
  { root, steps }: Shipping,
): Promise<void> {
  const stop = new AbortController();
  const build = async () => {
    await buildArtifacts(root, [artifact], steps);
    await assertBuildFits(registry, artifact.out, head);
  };
  const checks = await checksOf(root, artifact.name, since);
  const work = [
    build,
    ...checks.map((check) => () => runCheck(check, stop.signal, { root, steps })),
  ];
  const limit = pLimit(CONCURRENCY);
  const running = work.map((run) => limit(() => (stop.signal.aborted ? undefined : run())));
  try {
    await Promise.all(running);
  } catch (error) {
    stop.abort();
    await Promise.allSettled(running);
    throw error;
  }
}

const runCheck = (
  { name, program, args, skip }: ShipCheck,
  signal: AbortSignal,
  { root, steps }: Shipping,
): Promise<void> =>
  steps.run(name, async (report) => {
    if (skip !== null) return report.skip(skip);
    const file = path.join(root, 'node_modules', '.bin', program);
    await runCommand(file, args, { cwd: root, env: { FORCE_COLOR: '0' }, signal });
  });

async function plannedArtifact(root: string, wanted: ArtifactName): Promise<PlannedArtifact> {
  const artifact = (await planArtifacts(root)).find(({ name }) => name === wanted);
  if (!artifact) throw new Error(`There is no ${wanted} in this checkout.`);
  return artifact;
}
