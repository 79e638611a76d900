import { listPendingActs } from '../../acts/pending/pending-acts';
import { signersOf } from '../../channel/log/entry-fault';
import { findSignatureFault } from '../../keys/signed-document';
import type { TrustedKeys } from '../../keys/trusted-keys';
import { ARTIFACT_NAMES, type ArtifactName } from '../../registry/artifact-names';
import { readChannelHead, readHistory } from '../../channel/channel-head';
import { listChannels } from '../../channel/list-channels';
import { formatComparison } from '../../cli/format-diff';
import { compareTargets } from '../../release/diff/compare-targets';
import { EvidenceStore } from '../../evidence/evidence-store';
import { listVersionStatuses } from '../../registry/version-status';
import { InvalidForm } from '../acts/act-form';
import type { ConsoleContext } from '../console-context';
import type { ChannelView } from './channel-page';
import type { ChannelSummary } from './overview-page';
import type { PendingView } from './pending-section';

/** All channels with their active releases. */
export async function loadOverview({
  registry,
  trusted,
}: ConsoleContext): Promise<ChannelSummary[]> {
  const keys = await trusted();
  return Promise.all(
    (await listChannels(registry)).map(async (channel) => ({
      channel,
      head: await readChannelHead(registry, channel, keys),
    })),
  );
}

/** Data of the channel page. */
export async function loadChannel(
  { registry, trusted, watch, states }: ConsoleContext,
  channel: string,
  done: number | null,
): Promise<ChannelView> {
  const keys = await trusted();
  const head = await readChannelHead(registry, channel, keys);
  const evidence = new EvidenceStore(registry);
  return {
    channel,
    head,
    entries: await readHistory(registry, channel, keys),
    evidence: head ? await evidence.list(head.entry.release, keys) : [],
    versions: await listPinnable(registry, keys),
    otherChannels: (await listChannels(registry)).filter((name) => name !== channel),
    pending: await listPending(registry, channel, keys),
    states: await states.read(),
    figures: (head && watch?.figures(head.entry)) ?? null,
    unreachable: watch?.unreachable ?? null,
    done,
  };
}

async function listPending(
  registry: string,
  channel: string,
  keys: TrustedKeys,
): Promise<PendingView[]> {
  const acts = await listPendingActs(registry, channel);
  return acts
    .filter(({ entry }) => findSignatureFault(entry, keys) === null)
    .map(({ id, entry }) => ({
      id,
      ...entry,
      signed: [...signersOf(entry, keys)],
      required: keys.requiredSignatures(channel, entry.sequence),
    }));
}

async function listPinnable(
  registry: string,
  keys: Awaited<ReturnType<ConsoleContext['trusted']>>,
): Promise<ChannelView['versions']> {
  const statuses = await listVersionStatuses(registry, keys);
  const of = (artifact: ArtifactName): string[] =>
    statuses
      .filter(({ name, deprecated, collecting }) => name === artifact && !deprecated && !collecting)
      .map(({ version }) => version);
  return Object.fromEntries(ARTIFACT_NAMES.map((name) => [name, of(name)]));
}

/**
 * Compares two releases or two versions of one artifact.
 * @throws ReleaseRefused R042 for an unknown target, InvalidForm when the two cannot be compared
 */
export async function loadDiff(
  { registry, trusted }: ConsoleContext,
  from: string,
  to: string,
): Promise<string[]> {
  const found = await compareTargets(registry, from, to, await trusted());
  if (!found) throw new InvalidForm(`${from} and ${to} cannot be compared`);
  return formatComparison(found);
}
