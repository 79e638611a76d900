import type { Command } from 'commander';
import { addCommand, forceOption, withAct, type ActingOptions } from '../cli/command';
import { parsePositive, parseWhole } from '../cli/numbers';
import { tellAct } from '../cli/output';
import { targetOf, withTarget, type TargetOptions } from '../cli/target';
import { openSigner } from '../keys/signer';
import { finishCanary, shareCanary, withdrawCanary } from './running-canary';
import { startCanary, USUAL_LIMITS } from './start-canary';

type StartOptions = ActingOptions &
  TargetOptions & { share: number; factor: number; visits: number; force?: string };

/** `canary start`, `share`, `withdraw` and `finish`. */
export function addCanaryCommands(program: Command): void {
  const canary = program.command('canary').description('a second release for a share of visitors');
  withTarget(
    withAct(
      addCommand(
        canary,
        'start',
        'gives a share of the visitors another release',
        'canary start mfe-home 2.1.0 --share 5 --reason "new posters"',
      ),
    ),
  )
    .requiredOption('--share <percent>', 'percent of visitors, 1 to 100', parseWhole)
    .option(
      '--factor <number>',
      'withdrawn by itself above so many times the failure rate of the base',
      parsePositive,
      USUAL_LIMITS.factor,
    )
    .option(
      '--visits <number>',
      'visits of its own before that is judged',
      parseWhole,
      USUAL_LIMITS.visits,
    )
    .addOption(forceOption())
    .action(async (words: string[], options: StartOptions) => {
      const { registry, keys, json, factor, visits, ...named } = options;
      const { channel, author, reason, share, force } = named;
      const act = { channel, author, reason, share, force, limits: { factor, visits } };
      const target = await targetOf(words, options);
      tellAct(
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
    .argument('<percent>', '1 to 100', parseWhole)
    .action(async (share: number, { registry, keys, json, ...act }: ActingOptions) => {
      tellAct(json, await shareCanary(registry, { ...act, share, signer: await openSigner(keys) }));
    });
  withAct(
    addCommand(
      canary,
      'withdraw',
      'takes the canary from everybody',
      'canary withdraw --reason "slow"',
    ),
  ).action(async ({ registry, keys, json, ...act }: ActingOptions) => {
    tellAct(json, await withdrawCanary(registry, { ...act, signer: await openSigner(keys) }));
  });
  withAct(
    addCommand(
      canary,
      'finish',
      'gives the canary to everybody',
      'canary finish --reason "a quiet day"',
    ),
  ).action(async ({ registry, keys, json, ...act }: ActingOptions) => {
    tellAct(json, await finishCanary(registry, { ...act, signer: await openSigner(keys) }));
  });
}
