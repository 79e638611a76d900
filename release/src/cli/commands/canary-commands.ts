import type { Command } from 'commander';
import { finishCanary, setCanaryShare, withdrawCanary } from '../../acts/canary/change-canary';
import { startCanary, DEFAULT_CANARY_LIMITS } from '../../acts/canary/start-canary';
import { addCommand, forceOption, withAct, type ActCommandOptions } from '../command';
import { parsePositiveInteger, parsePositiveNumber } from '../numbers';
import { runAct } from '../output';
import {
  parseReleaseTarget,
  withReleaseTarget,
  type TargetOptions,
} from '../release-target-options';

type StartOptions = ActCommandOptions &
  TargetOptions & { share: number; factor: number; visits: number; force?: string };

/** `canary start`, `share`, `withdraw` and `finish`. */
export function addCanaryCommands(program: Command): void {
  const canary = program
    .command('canary')
    .description('serves a second release to a share of visitors');
  const add = (name: string, description: string, example: string): Command =>
    withAct(addCommand(canary, name, description, `canary ${example}`));
  withReleaseTarget(
    add('start', 'starts a canary', 'start mfe-home 2.1.0 --share 5 --reason "new posters"'),
  )
    .requiredOption('--share <percent>', 'percent of visitors, 1 to 100', parsePositiveInteger)
    .option(
      '--factor <number>',
      'withdraw automatically above this multiple of the share of addresses at which the base release fails',
      parsePositiveNumber,
      DEFAULT_CANARY_LIMITS.factor,
    )
    .option(
      '--visits <number>',
      'addresses that the canary must reach before that is evaluated, at least 50',
      parsePositiveInteger,
      DEFAULT_CANARY_LIMITS.visits,
    )
    .addOption(forceOption())
    .action(async (args: string[], options: StartOptions) => {
      const { factor, visits } = options;
      const target = await parseReleaseTarget(args, options);
      await runAct(options, (registry, act) =>
        startCanary(registry, { ...act, target, limits: { factor, visits } }),
      );
    });
  add('share', 'changes the share of visitors', 'share 25 --reason "no failures"')
    .argument('<percent>', '1 to 100', parsePositiveInteger)
    .action((share: number, options: ActCommandOptions) =>
      runAct(options, (registry, act) => setCanaryShare(registry, { ...act, share })),
    );
  add(
    'withdraw',
    'ends the canary; all visitors get the active release',
    'withdraw --reason "slow"',
  ).action((options: ActCommandOptions) => runAct(options, withdrawCanary));
  add(
    'finish',
    'activates the release of the canary for all visitors',
    'finish --reason "a quiet day"',
  ).action((options: ActCommandOptions) => runAct(options, finishCanary));
}
