import path from 'node:path';
import {
  ArtifactStore,
  ensureFirstKey,
  readChannelHead,
  openSigner,
  pin,
  publish,
  renew,
} from '@huoban/release';
import { planArtifacts, type PlannedArtifact } from '../build/artifact-plan';
import { buildArtifacts } from '../build/build-artifacts';
import { changedSince, readDeployedVersions, writeDeployedVersions } from './deployed-versions';
import type { Steps, StepReport } from '../report/steps.mjs';

export interface DeployOptions {
  root: string;
  dataDir: string;
  /** Folder of the keys; the first one is made when it is empty. */
  keysDir: string;
  channel: string;
  steps: Steps;
}

const AUTHOR = 'npm start';
const RENEW_BEFORE = 30 * 86_400_000;

/**
 * Builds and publishes what the sources say, and puts in force what is new since the last start; pins and rollbacks
 * made by hand stay.
 * @throws CommandFailed when something does not build, ReleaseRefused when the release breaks a rule
 */
export async function deploy(options: DeployOptions): Promise<void> {
  const { root, dataDir, steps } = options;
  const registry = path.join(dataDir, 'registry');
  const planned = await planArtifacts(root);
  const unpublished = await missingIn(registry, planned);
  await buildArtifacts(root, unpublished, steps);
  await steps.run('publish', async (report) => {
    for (const { out } of unpublished) await publish(registry, out);
    report.remark(`${String(unpublished.length)} of ${String(planned.length)} new`);
  });
  await steps.run('pin', (report) => pinChanges(registry, planned, options, report));
}

/** A version whose files are damaged counts as missing: publishing it again repairs it. */
async function missingIn(registry: string, planned: PlannedArtifact[]): Promise<PlannedArtifact[]> {
  const store = new ArtifactStore(registry);
  const checked = await Promise.all(
    planned.map(async (artifact) => {
      const stored = await store.read(artifact.name, artifact.version);
      return stored && (await store.findFaults(stored)).length === 0 ? [] : [artifact];
    }),
  );
  return checked.flat();
}

async function pinChanges(
  registry: string,
  planned: PlannedArtifact[],
  { dataDir, keysDir, channel }: DeployOptions,
  report: StepReport,
): Promise<void> {
  await ensureFirstKey(keysDir);
  const signer = await openSigner(keysDir);
  const versions = Object.fromEntries(planned.map(({ name, version }) => [name, version]));
  const head = await readChannelHead(registry, channel, signer.trusted);
  const changed = head ? changedSince(await readDeployedVersions(dataDir), versions) : versions;
  const act = { channel, author: AUTHOR, reason: 'the sources changed', signer };
  // Nothing was smoke-tested yet: what the sources say is wanted at once, and the log says so.
  const force = `${AUTHOR} serves what the sources say`;
  if (Object.keys(changed).length > 0) {
    const { entry } = await pin(registry, { ...act, force, versions: changed });
    report.remark(`entry ${String(entry.sequence)}, release ${entry.release.slice(0, 12)}`);
    await writeDeployedVersions(dataDir, versions);
  } else if (head && Date.parse(head.entry.expires) - Date.now() < RENEW_BEFORE) {
    await renew(registry, { ...act, reason: 'the entry was about to expire' });
    report.remark('renewed');
  } else report.skip(head ? `entry ${String(head.entry.sequence)} stays` : 'nothing to pin');
}
