import { InvalidArgumentError, type Command } from 'commander';
import { emptyChannelRefusal } from '../../acts/act';
import { ARTIFACT_NAMES, type ArtifactName } from '../../registry/artifact-names';
import { ArtifactStore } from '../../registry/artifact-store';
import { readChannelHead, readHistory, type ChannelHead } from '../../channel/channel-head';
import { diffReleases } from '../../release/diff/release-diff';
import { resolveDiffTarget, type DiffTarget } from '../../release/diff/diff-target';
import { diffVersions } from '../../release/diff/version-diff';
import { loadTrustedKeys } from '../../keys/key-files';
import { pinOf } from '../../release/pins';
import { planChange } from '../../acts/plan/plan-change';
import { refusalError } from '../../refusal';
import { collectArtifacts } from './act-commands';
import { addCommand, authorOption, withChannel } from '../command';
import type { ChannelOptions, CommonOptions } from '../command';
import { formatReleaseDiff, formatVersionDiff } from '../format-diff';
import { writeResult, formatEntry } from '../output';
import { formatPlan } from '../format-plan';
import { parseVersions } from '../parse-versions';

type PlanCommandOptions = ChannelOptions & {
  author: string;
  from?: string;
  to?: string;
  only?: ArtifactName[];
};

/** `history`, `show`, `plan` and `diff`: what only looks. */
export function addReadCommands(program: Command): void {
  withChannel(
    addCommand(program, 'history', 'every act on a channel, oldest first', 'history --json'),
  ).action(async ({ registry, keys, json, channel }: ChannelOptions) => {
    const entries = await readHistory(registry, channel, await loadTrustedKeys(keys));
    writeResult(json, entries, entries.length > 0 ? entries.map(formatEntry) : ['nothing yet']);
  });
  withChannel(
    addCommand(program, 'show', 'the release in force on a channel', 'show --channel staging'),
  ).action(async ({ registry, keys, json, channel }: ChannelOptions) => {
    const head = await readChannelHead(registry, channel, await loadTrustedKeys(keys));
    if (!head) throw emptyChannelRefusal(channel);
    writeResult(json, head, formatHead(head));
  });
  addPlan(program);
  addCommand(
    program,
    'diff',
    'how two releases, channels or versions differ: routes, endpoints, words, sizes, files',
    'diff production staging',
  )
    .argument('<from>', 'channel, channel#entry, artifact@version, or beginning of a release id')
    .argument('<to>', 'the same')
    .action(async (from: string, to: string, { registry, keys, json }: CommonOptions) => {
      const trusted = await loadTrustedKeys(keys);
      const [old, now] = [
        await resolveDiffTarget(registry, from, trusted),
        await resolveDiffTarget(registry, to, trusted),
      ];
      await writeDiff(registry, json, { old, now, words: `${from} and ${to}` });
    });
}

function addPlan(program: Command): void {
  withChannel(
    addCommand(
      program,
      'plan',
      'what a pin, or with --from a promotion, would change and be refused for; changes nothing',
      'plan --from staging --to production --only mfe-home',
    ),
  )
    .argument('[artifact version...]', 'versions that would be pinned')
    .addOption(authorOption())
    .option('--from <channel>', 'channel whose release would be taken')
    .option('--to <channel>', 'channel that would get it; the same as --channel')
    .option('--only <artifact...>', 'only these; the rest stays', collectArtifacts)
    .action(async (pairs: string[], options: PlanCommandOptions) => {
      const { registry, keys, json, channel, to, author, from, only } = options;
      if (pairs.length > 0 === (from !== undefined)) {
        throw new InvalidArgumentError('Name versions for a pin, or --from for a promotion.');
      }
      const plan = await planChange(registry, {
        channel: to ?? channel,
        author,
        from,
        only,
        trusted: await loadTrustedKeys(keys),
        versions: parseVersions(pairs),
      });
      writeResult(json, plan, formatPlan(plan));
      if (plan.refusals.length > 0) process.exitCode = 1;
    });
}

async function writeDiff(
  registry: string,
  json: boolean,
  { old, now, words }: { old: DiffTarget; now: DiffTarget; words: string },
): Promise<void> {
  if (old.kind === 'release' && now.kind === 'release') {
    const diff = await diffReleases(new ArtifactStore(registry), old.release, now.release);
    return writeResult(json, { from: old.id, to: now.id, ...diff }, formatReleaseDiff(diff));
  }
  if (old.kind === 'version' && now.kind === 'version' && old.record.name === now.record.name) {
    const diff = diffVersions(now.record.name, old.record, now.record);
    return writeResult(json, diff, formatVersionDiff(diff));
  }
  throw refusalError({
    code: 'R042',
    subject: words,
    problem: 'they are not two releases, and not two versions of one artifact',
    remedy:
      'Compare a release or channel with another, or mfe-home@1.0.0-abc with mfe-home@1.0.0-def.',
  });
}

function formatHead({ entry, release }: ChannelHead): string[] {
  const pins = ARTIFACT_NAMES.map((name) => {
    const pin = pinOf(release, name);
    const fallback = pin.fallback ? `falls back to ${pin.fallback.version}` : 'no fallback';
    return `${name.padEnd(18)}${pin.version.padEnd(24)}${fallback}`;
  });
  return [formatEntry(entry), `release ${entry.release}, expires ${entry.expires}`, ...pins];
}
