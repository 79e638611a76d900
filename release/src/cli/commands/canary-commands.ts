import type { Command } from 'commander';
import { addCommand, forceOption, withAct, type ActCommandOptions } from '../command';
import { parsePositiveNumber, parsePositiveInteger } from '../numbers';
import { writeActResult } from '../output';
import {
  parseReleaseTarget,
  withReleaseTarget,
  type TargetOptions,
} from '../release-target-options';
import { openSigner } from '../../keys/signer';
import { finishCanary, setCanaryShare, withdrawCanary } from '../../acts/canary/change-canary';
import { startCanary, DEFAULT_CANARY_LIMITS } from '../../acts/canary/start-canary';

type StartOptions = ActCommandOptions &
  TargetOptions & { share: number; factor: number; visits: number; force?: string };

/** `canary start`, `share`, `withdraw` and `finish`. */
export function addCanaryCommands(program: Command): void {
  const canary = program
    .command('canary')
    .description('serves a second release to a share of visitors');
  withReleaseTarget(
    withAct(
      addCommand(
        canary,
        'start',
        'starts a canary',
        'canary start mfe-home 2.1.0 --share 5 --reason "new posters"',
      ),
    ),
  )
    .requiredOption('--share <percent>', 'percent of visitors, 1 to 100', parsePositiveInteger)
    .option(
      '--factor <number>',
      'withdraw automatically above this multiple of the failure rate of the base release',
      parsePositiveNumber,
      DEFAULT_CANARY_LIMITS.factor,
    )
    .option(
      '--visits <number>',
      'visits of the canary before that is evaluated',
      parsePositiveInteger,
      DEFAULT_CANARY_LIMITS.visits,
    )
    .addOption(forceOption())
    .action(async (args: string[], options: StartOptions) => {
      const { registry, keys, json, factor, visits, ...named } = options;
      const { channel, author, reason, share, force } = named;
      const act = { channel, author, reason, share, force, limits: { factor, visits } };
      const target = await parseReleaseTarget(args, options);
      writeActResult(
        json,
        await startCanary(registry, { ...act, target, signer: await openSigner(keys) }),
      );
    });
  withAct(
    addCommand(
      canary,
      'share',
      'changes the share of visitors',
      'canary share 25 --reason "no failures"',
    ),
  )
    .argument('<percent>', '1 to 100', parsePositiveInteger)
    .action(async (share: number, { registry, keys, json, ...act }: ActCommandOptions) => {
      writeActResult(
        json,
        await setCanaryShare(registry, { ...act, share, signer: await openSigner(keys) }),
      );
    });
  withAct(
    addCommand(
      canary,
      'withdraw',
      'ends the canary; all visitors get the active release',
      'canary withdraw --reason "slow"',
    ),
  ).action(async ({ registry, keys, json, ...act }: ActCommandOptions) => {
    writeActResult(
      json,
      await withdrawCanary(registry, { ...act, signer: await openSigner(keys) }),
    );
  });
  withAct(
    addCommand(
      canary,
      'finish',
      'activates the release of the canary for all visitors',
      'canary finish --reason "a quiet day"',
    ),
  ).action(async ({ registry, keys, json, ...act }: ActCommandOptions) => {
    writeActResult(json, await finishCanary(registry, { ...act, signer: await openSigner(keys) }));
  });
}
