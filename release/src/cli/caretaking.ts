import type { Command } from 'commander';
import { collect, USUAL_GRACE_MS } from '../collection/collect';
import {
  planCollection,
  USUAL_KEEP_DAYS,
  type CollectionPlan,
} from '../collection/plan-collection';
import { examine } from '../doctor/examine';
import type { Finding } from '../doctor/finding';
import { trustedIn } from '../keys/key-files';
import { addCommand, withChannel, type ChannelOptions, type CommonOptions } from './command';
import { parseWholeOrNone } from './numbers';
import { answer } from './output';
import { showProgress, sizeText } from './progress';

const MARKS: Record<Finding['state'], string> = {
  ok: '✓',
  note: '·',
  warning: '!',
  problem: '✗',
};

/** `gc` and `doctor`: what keeps a registry well. */
export function addCaretakingCommands(program: Command): void {
  addCommand(
    program,
    'gc',
    'shows what nothing needs any more; with --apply removes it, but never log entries',
    'gc --days 60 --apply',
  )
    .option('--apply', 'remove it', false)
    .option(
      '--days <number>',
      'days for which everything stays that was in use or made',
      parseWholeOrNone,
      USUAL_KEEP_DAYS,
    )
    .option(
      '--grace <seconds>',
      'between marking and removing; longer than any act takes',
      parseWholeOrNone,
      USUAL_GRACE_MS / 1000,
    )
    .action(async (options: CommonOptions & { apply: boolean; days: number; grace: number }) => {
      const { registry, keys, json, apply, days, grace } = options;
      const retention = { trusted: await trustedIn(keys), keepDays: days };
      const progress = showProgress();
      const found = apply
        ? await collect(registry, {
            ...retention,
            graceMs: grace * 1000,
            onProgress: (line) => progress.show(line),
          })
        : await planCollection(registry, retention);
      progress.end();
      answer(json, { applied: apply, ...found }, collectionLines(found, apply));
    });
  withChannel(
    addCommand(
      program,
      'doctor',
      'looks at keys, clock, rights, leftovers of killed acts, channels, and shells with --url',
      'doctor --url http://127.0.0.1:3000',
    ),
  )
    .option('--url <address...>', 'shells that follow the channel', [])
    .action(async ({ registry, keys, json, channel, url }: ChannelOptions & { url: string[] }) => {
      const findings = await examine(registry, { keysDir: keys, channel, urls: url });
      answer(json, findings, findings.map(findingLine));
      if (findings.some(({ state }) => state === 'problem')) process.exitCode = 1;
    });
}

const findingLine = ({ about, state, text, next }: Finding): string =>
  `${MARKS[state]} ${about}: ${text}${next === null ? '' : `\n    ${next}`}`;

function collectionLines(plan: CollectionPlan, applied: boolean): string[] {
  const { releases, versions, kept } = plan;
  const bytes = versions.reduce((total, version) => total + version.bytes, 0);
  const verb = applied ? 'removed' : 'not needed';
  return [
    ...versions.map(
      ({ name, version, bytes: own }) => `${name.padEnd(18)}${version.padEnd(24)}${sizeText(own)}`,
    ),
    `${verb}: ${versions.length} versions (${sizeText(bytes)}), ${releases.length} releases, ${plan.evidence.length} with evidence, ${plan.links.length} expired links`,
    `kept: ${kept.versions} versions, ${kept.releases} releases`,
    ...(applied || versions.length + releases.length === 0 ? [] : ['Remove it with --apply.']),
  ];
}
