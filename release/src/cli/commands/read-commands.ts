import { InvalidArgumentError, type Command } from 'commander';
import { emptyChannelRefusal } from '../../acts/act';
import { ARTIFACT_NAMES, type ArtifactName } from '../../registry/artifact-names';
import { readChannelHead, readHistory, type ChannelHead } from '../../channel/channel-head';
import { compareTargets } from '../../release/diff/compare-targets';
import { loadTrustedKeys } from '../../keys/key-files';
import { pinOf } from '../../release/pins';
import { planChange } from '../../acts/plan/plan-change';
import { refusalError } from '../../refusal';
import { collectArtifacts } from './act-commands';
import { addCommand, authorOption, withChannel } from '../command';
import type { ChannelOptions, CommonOptions } from '../command';
import { formatComparison } from '../format-diff';
import { writeResult, formatEntry } from '../output';
import { formatPlan } from '../format-plan';
import { parseVersions } from '../parse-versions';

type PlanCommandOptions = ChannelOptions & {
  author: string;
  from?: string;
  to?: string;
  only?: ArtifactName[];
};

/** `history`, `show`, `plan` and `diff`: read-only commands. */
export function addReadCommands(program: Command): void {
  withChannel(
    addCommand(program, 'history', 'lists the acts on a channel, oldest first', 'history --json'),
  ).action(async ({ registry, keys, json, channel }: ChannelOptions) => {
    const entries = await readHistory(registry, channel, await loadTrustedKeys(keys));
    writeResult(json, entries, entries.length > 0 ? entries.map(formatEntry) : ['no entries']);
  });
  withChannel(
    addCommand(program, 'show', 'shows the active release of a channel', 'show --channel staging'),
  ).action(async ({ registry, keys, json, channel }: ChannelOptions) => {
    const head = await readChannelHead(registry, channel, await loadTrustedKeys(keys));
    if (!head) throw emptyChannelRefusal(channel);
    writeResult(json, head, formatHead(head));
  });
  addPlan(program);
  addCommand(
    program,
    'diff',
    'compares two releases, channels or versions: routes, endpoints, messages, sizes, files',
    'diff production staging',
  )
    .argument('<from>', 'channel, channel#entry, artifact@version, or prefix of a release id')
    .argument('<to>', 'as <from>')
    .action(async (from: string, to: string, { registry, keys, json }: CommonOptions) => {
      const found = await compareTargets(registry, from, to, await loadTrustedKeys(keys));
      if (!found) throw notComparableRefusal(`${from} and ${to}`);
      writeResult(
        json,
        found.kind === 'release' ? { from: found.from, to: found.to, ...found.diff } : found.diff,
        formatComparison(found),
      );
    });
}

function addPlan(program: Command): void {
  withChannel(
    addCommand(
      program,
      'plan',
      'shows changes and refusals of a pin, or with --from of a promotion, without performing it',
      'plan --from staging --to production --only mfe-home',
    ),
  )
    .argument('[artifact version...]', 'versions to pin')
    .addOption(authorOption())
    .option('--from <channel>', 'source channel of a promotion')
    .option('--to <channel>', 'target channel; same as --channel')
    .option(
      '--only <artifact...>',
      'only these artifacts; the others keep their versions',
      collectArtifacts,
    )
    .action(async (pairs: string[], options: PlanCommandOptions) => {
      const { registry, keys, json, channel, to, author, from, only } = options;
      if (pairs.length > 0 === (from !== undefined)) {
        throw new InvalidArgumentError('Pass versions for a pin, or --from for a promotion.');
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

const notComparableRefusal = (subject: string) =>
  refusalError({
    code: 'R042',
    subject,
    problem: 'only two releases, or two versions of one artifact, can be compared',
    remedy:
      'Compare a release or channel with another, or mfe-home@1.0.0-abc with mfe-home@1.0.0-def.',
  });

function formatHead({ entry, release }: ChannelHead): string[] {
  const pins = ARTIFACT_NAMES.map((name) => {
    const pin = pinOf(release, name);
    const fallback = pin.fallback ? `falls back to ${pin.fallback.version}` : 'no fallback';
    return `${name.padEnd(18)}${pin.version.padEnd(24)}${fallback}`;
  });
  return [formatEntry(entry), `release ${entry.release}, expires ${entry.expires}`, ...pins];
}
