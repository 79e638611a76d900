import { InvalidArgumentError, type Command } from 'commander';
import { emptyChannel } from '../act';
import { ARTIFACT_NAMES, type ArtifactName } from '../artifact-names';
import { ArtifactStore } from '../artifact-store';
import { headOf, history, type ChannelHead } from '../channel-head';
import { diffReleases } from '../diff/release-diff';
import { findSubject, type Subject } from '../diff/subject';
import { diffVersions } from '../diff/version-diff';
import { trustedIn } from '../keys/key-files';
import { pinOf } from '../pins';
import { planChange } from '../plan/plan-change';
import { refuse } from '../refusal';
import { collectArtifacts } from './acting';
import { addCommand, authorOption, withChannel } from './command';
import type { ChannelOptions, CommonOptions } from './command';
import { releaseDiffLines, versionDiffLines } from './diff-lines';
import { answer, entryLine } from './output';
import { planLines } from './plan-lines';
import { parseVersions } from './versions';

type PlanWords = ChannelOptions & {
  author: string;
  from?: string;
  to?: string;
  only?: ArtifactName[];
};

/** `history`, `show`, `plan` and `diff`: what only looks. */
export function addReadingCommands(program: Command): void {
  withChannel(
    addCommand(program, 'history', 'every act on a channel, oldest first', 'history --json'),
  ).action(async ({ registry, keys, json, channel }: ChannelOptions) => {
    const entries = await history(registry, channel, await trustedIn(keys));
    answer(json, entries, entries.length > 0 ? entries.map(entryLine) : ['nothing yet']);
  });
  withChannel(
    addCommand(program, 'show', 'the release in force on a channel', 'show --channel staging'),
  ).action(async ({ registry, keys, json, channel }: ChannelOptions) => {
    const head = await headOf(registry, channel, await trustedIn(keys));
    if (!head) throw emptyChannel(channel);
    answer(json, head, describe(head));
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
      const trusted = await trustedIn(keys);
      const [old, now] = [
        await findSubject(registry, from, trusted),
        await findSubject(registry, to, trusted),
      ];
      await tellDiff(registry, json, { old, now, words: `${from} and ${to}` });
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
    .action(async (pairs: string[], options: PlanWords) => {
      const { registry, keys, json, channel, to, author, from, only } = options;
      if (pairs.length > 0 === (from !== undefined)) {
        throw new InvalidArgumentError('Name versions for a pin, or --from for a promotion.');
      }
      const plan = await planChange(registry, {
        channel: to ?? channel,
        author,
        from,
        only,
        trusted: await trustedIn(keys),
        versions: parseVersions(pairs),
      });
      answer(json, plan, planLines(plan));
      if (plan.refusals.length > 0) process.exitCode = 1;
    });
}

async function tellDiff(
  registry: string,
  json: boolean,
  { old, now, words }: { old: Subject; now: Subject; words: string },
): Promise<void> {
  if (old.kind === 'release' && now.kind === 'release') {
    const diff = await diffReleases(new ArtifactStore(registry), old.release, now.release);
    return answer(json, { from: old.id, to: now.id, ...diff }, releaseDiffLines(diff));
  }
  if (old.kind === 'version' && now.kind === 'version' && old.record.name === now.record.name) {
    const diff = diffVersions(now.record.name, old.record, now.record);
    return answer(json, diff, versionDiffLines(diff));
  }
  throw refuse({
    code: 'R042',
    subject: words,
    problem: 'they are not two releases, and not two versions of one artifact',
    remedy:
      'Compare a release or channel with another, or mfe-home@1.0.0-abc with mfe-home@1.0.0-def.',
  });
}

function describe({ entry, release }: ChannelHead): string[] {
  const pins = ARTIFACT_NAMES.map((name) => {
    const pin = pinOf(release, name);
    const fallback = pin.fallback ? `falls back to ${pin.fallback.version}` : 'no fallback';
    return `${name.padEnd(18)}${pin.version.padEnd(24)}${fallback}`;
  });
  return [entryLine(entry), `release ${entry.release}, expires ${entry.expires}`, ...pins];
}
