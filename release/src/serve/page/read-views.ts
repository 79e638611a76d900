import { ARTIFACT_NAMES, type ArtifactName } from '../../artifact-names';
import { ArtifactStore } from '../../artifact-store';
import { headOf, history } from '../../channel-head';
import { channelNames } from '../../channel-names';
import { releaseDiffLines, versionDiffLines } from '../../cli/diff-lines';
import { diffReleases } from '../../diff/release-diff';
import { findSubject } from '../../diff/subject';
import { diffVersions } from '../../diff/version-diff';
import { EvidenceStore } from '../../evidence/evidence-store';
import { versionStatuses } from '../../version-status';
import { FormUnfit } from '../acts/act-form';
import type { ConsoleContext } from '../console-context';
import type { ChannelView } from './channel-page';
import type { ChannelSummary } from './overview-page';

/** Every channel with what is in force on it. */
export async function readOverview({
  registry,
  trusted,
}: ConsoleContext): Promise<ChannelSummary[]> {
  const keys = await trusted();
  return Promise.all(
    (await channelNames(registry)).map(async (channel) => ({
      channel,
      head: await headOf(registry, channel, keys),
    })),
  );
}

/** Everything that the page of a channel shows. */
export async function readChannel(
  { registry, trusted, watch }: ConsoleContext,
  channel: string,
  done: number | null,
): Promise<ChannelView> {
  const keys = await trusted();
  const head = await headOf(registry, channel, keys);
  const evidence = new EvidenceStore(registry);
  return {
    channel,
    head,
    entries: await history(registry, channel, keys),
    evidence: head ? await evidence.of(head.entry.release, keys) : [],
    versions: await pinnable(registry, keys),
    otherChannels: (await channelNames(registry)).filter((name) => name !== channel),
    figures: (head && watch?.figures(head.entry)) ?? null,
    silent: watch?.silent ?? null,
    done,
  };
}

async function pinnable(
  registry: string,
  keys: Awaited<ReturnType<ConsoleContext['trusted']>>,
): Promise<ChannelView['versions']> {
  const statuses = await versionStatuses(registry, keys);
  const of = (artifact: ArtifactName): string[] =>
    statuses
      .filter(({ name, deprecated, collecting }) => name === artifact && !deprecated && !collecting)
      .map(({ version }) => version);
  return Object.fromEntries(ARTIFACT_NAMES.map((name) => [name, of(name)]));
}

/**
 * How two releases or two versions of one artifact differ, for people.
 * @throws ReleaseRefused R042 for a word that stands for nothing, FormUnfit for two things that cannot be compared
 */
export async function readDiff(
  { registry, trusted }: ConsoleContext,
  from: string,
  to: string,
): Promise<string[]> {
  const keys = await trusted();
  const [old, now] = [
    await findSubject(registry, from, keys),
    await findSubject(registry, to, keys),
  ];
  if (old.kind === 'release' && now.kind === 'release') {
    return releaseDiffLines(
      await diffReleases(new ArtifactStore(registry), old.release, now.release),
    );
  }
  if (old.kind === 'version' && now.kind === 'version' && old.record.name === now.record.name) {
    return versionDiffLines(diffVersions(now.record.name, old.record, now.record));
  }
  throw new FormUnfit(`${from} and ${to} cannot be compared`);
}
