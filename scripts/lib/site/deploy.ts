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
  /** Folder of the signing keys; a first key is created when it is empty. */
  keysDir: string;
  channel: string;
  steps: Steps;
}

const AUTHOR = 'npm start';
const RENEW_BEFORE = 30 * 86_400_000;

/**
 * Builds and publishes the sources, and pins versions that are new since the last start. Manual pins and rollbacks
 * stay.
 * @throws CommandFailed when a build fails, ReleaseRefused when the release violates a rule
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

/** Damaged versions count as missing, because publishing them again repairs them. */
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
  const act = { channel, author: AUTHOR, reason: 'sources changed', signer };
  // Local sources have no smoke evidence, so the pin is forced and the log records it.
  const force = `${AUTHOR} serves the local sources`;
  if (Object.keys(changed).length > 0) {
    const { entry } = await pin(registry, { ...act, force, versions: changed });
    report.remark(`entry ${String(entry.sequence)}, release ${entry.release.slice(0, 12)}`);
    await writeDeployedVersions(dataDir, versions);
  } else if (head && Date.parse(head.entry.expires) - Date.now() < RENEW_BEFORE) {
    await renew(registry, { ...act, reason: 'the entry was about to expire' });
    report.remark('renewed');
  } else report.skip(head ? `entry ${String(head.entry.sequence)} stays` : 'nothing to pin');
}
