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
  const canary = program.command('canary').description('a second release for a share of visitors');
  withReleaseTarget(
    withAct(
      addCommand(
        canary,
        'start',
        'gives a share of the visitors another release',
        'canary start mfe-home 2.1.0 --share 5 --reason "new posters"',
      ),
    ),
  )
    .requiredOption('--share <percent>', 'percent of visitors, 1 to 100', parsePositiveInteger)
    .option(
      '--factor <number>',
      'withdrawn by itself above so many times the failure rate of the base',
      parsePositiveNumber,
      DEFAULT_CANARY_LIMITS.factor,
    )
    .option(
      '--visits <number>',
      'visits of its own before that is judged',
      parsePositiveInteger,
      DEFAULT_CANARY_LIMITS.visits,
    )
    .addOption(forceOption())
    .action(async (words: string[], options: StartOptions) => {
      const { registry, keys, json, factor, visits, ...named } = options;
      const { channel, author, reason, share, force } = named;
      const act = { channel, author, reason, share, force, limits: { factor, visits } };
      const target = await parseReleaseTarget(words, options);
      writeActResult(
        json,
        await startCanary(registry, { ...act, target, signer: await openSigner(keys) }),
      );
    });
  withAct(
    addCommand(
      canary,
      'share',
      'gives the canary to more visitors, or to fewer',
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
      'takes the canary from everybody',
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
      'gives the canary to everybody',
      'canary finish --reason "a quiet day"',
    ),
  ).action(async ({ registry, keys, json, ...act }: ActCommandOptions) => {
    writeActResult(json, await finishCanary(registry, { ...act, signer: await openSigner(keys) }));
  });
}
