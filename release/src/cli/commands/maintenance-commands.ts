import type { Command } from 'commander';
import { collectGarbage, DEFAULT_GRACE_MS } from '../../gc/collect-garbage';
import { planCollection, DEFAULT_KEEP_DAYS, type CollectionPlan } from '../../gc/plan-collection';
import { runDoctor } from '../../doctor/run-doctor';
import type { Finding } from '../../doctor/finding';
import { loadTrustedKeys } from '../../keys/key-files';
import { addCommand, withChannel, type ChannelOptions, type CommonOptions } from '../command';
import { parseNonNegativeInteger } from '../numbers';
import { writeResult } from '../output';
import { createProgressLine, formatBytes } from '../progress';

const STATE_SYMBOLS: Record<Finding['state'], string> = {
  ok: '✓',
  note: '·',
  warning: '!',
  problem: '✗',
};

/** `gc` and `doctor`. */
export function addMaintenanceCommands(program: Command): void {
  addCommand(
    program,
    'gc',
    'lists unneeded versions, releases, evidence and links; removes them with --apply',
    'gc --days 60 --apply',
  )
    .option('--apply', 'remove them', false)
    .option(
      '--days <number>',
      'retention: days for which everything is kept after its last use or creation',
      parseNonNegativeInteger,
      DEFAULT_KEEP_DAYS,
    )
    .option(
      '--grace <seconds>',
      'between marking and removing; must exceed the duration of any act',
      parseNonNegativeInteger,
      DEFAULT_GRACE_MS / 1000,
    )
    .action(async (options: CommonOptions & { apply: boolean; days: number; grace: number }) => {
      const { registry, keys, json, apply, days, grace } = options;
      const retention = { trusted: await loadTrustedKeys(keys), keepDays: days };
      const progress = createProgressLine();
      const found = apply
        ? await collectGarbage(registry, {
            ...retention,
            graceMs: grace * 1000,
            onProgress: (line) => progress.show(line),
          })
        : await planCollection(registry, retention);
      progress.end();
      writeResult(json, { applied: apply, ...found }, collectionLines(found, apply));
    });
  withChannel(
    addCommand(
      program,
      'doctor',
      'checks keys, clock, permissions, leftovers of interrupted acts, channels, and shells with --url',
      'doctor --url http://127.0.0.1:3000',
    ),
  )
    .option('--url <address...>', 'shells that follow the channel', [])
    .action(async ({ registry, keys, json, channel, url }: ChannelOptions & { url: string[] }) => {
      const findings = await runDoctor(registry, { keysDir: keys, channel, urls: url });
      writeResult(json, findings, findings.map(findingLine));
      if (findings.some(({ state }) => state === 'problem')) process.exitCode = 1;
    });
}

const findingLine = ({ about, state, text, next }: Finding): string =>
  `${STATE_SYMBOLS[state]} ${about}: ${text}${next === null ? '' : `\n    ${next}`}`;

function collectionLines(plan: CollectionPlan, applied: boolean): string[] {
  const { releases, versions, kept } = plan;
  const bytes = versions.reduce((total, version) => total + version.bytes, 0);
  const verb = applied ? 'removed' : 'not needed';
  return [
    ...versions.map(
      ({ name, version, bytes: size }) =>
        `${name.padEnd(18)}${version.padEnd(24)}${formatBytes(size)}`,
    ),
    `${verb}: ${versions.length} versions (${formatBytes(bytes)}), ${releases.length} releases, ${plan.evidence.length} with evidence, ${plan.links.length} expired links`,
    `kept: ${kept.versions} versions, ${kept.releases} releases`,
    ...(applied || versions.length + releases.length === 0 ? [] : ['Remove with --apply.']),
  ];
}
