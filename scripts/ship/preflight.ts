import path from 'node:path';
import { readMessageMetadata } from '@huoban/build/messages';
import { LANGUAGES } from '@huoban/contracts';
import {
  ArtifactStore,
  assertBuildFits,
  assertMayPublish,
  assertPinPossible,
  checkLanguages,
  emptyChannelRefusal,
  openSigner,
  readChannelHead,
  ReleaseRefused,
  type ChannelHead,
  type Signer,
} from '@huoban/release';
import type { PlannedArtifact } from '../lib/build/artifact-plan';
import { isBuilt } from '../lib/build/build-artifacts';
import type { ShipOptions } from './options';

export interface PreflightResult {
  /** Null when nothing is signed. */
  signer: Signer | null;
  /** Active release of the channel of pin or preview. */
  head: ChannelHead | null;
  /** Commit of the newest published version, whose files were checked before; null without one. */
  since: string | null;
}

/**
 * Finds within seconds what would otherwise refuse the version after tests and build: key, channel, author, messages,
 * and sizes when these sources were built before.
 * @throws ReleaseRefused
 */
export async function runPreflight(
  root: string,
  artifact: PlannedArtifact,
  { registry, keys, pin, preview }: ShipOptions,
): Promise<PreflightResult> {
  const { name, version, out } = artifact;
  await assertMayPublish(keys);
  const store = new ArtifactStore(registry);
  const signer = pin || preview ? await openSigner(keys) : null;
  const isPublished = (await store.read(name, version)) !== null;
  let head: ChannelHead | null = null;
  if (signer && preview) {
    head = await readChannelHead(registry, preview.channel, signer.trusted);
    if (!head) throw emptyChannelRefusal(preview.channel);
  }
  if (signer && pin) head = await assertPinPossible(registry, { ...pin, signer }, isPublished);
  await assertMessages(root, artifact);
  // Otherwise as soon as it is built.
  if (isBuilt(artifact)) await assertBuildFits(registry, out, head);
  const [newest] = await store.versions(name);
  const known = newest && (await store.read(name, newest.version).catch(() => null));
  return { signer, head, since: known ? known.record.source.commit : null };
}

async function assertMessages(root: string, { name, version }: PlannedArtifact): Promise<void> {
  const messages = await readMessageMetadata(path.join(root, name), LANGUAGES);
  const refusals = checkLanguages({ name, version, locales: [...LANGUAGES], messages });
  if (refusals.length > 0) throw new ReleaseRefused(refusals);
}
