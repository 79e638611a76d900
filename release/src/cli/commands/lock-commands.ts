import type { Command } from 'commander';
import { addCommand, withAct, type ActCommandOptions } from '../command';
import { runAct } from '../output';
import { lock, protect, unlock, unprotect } from '../../acts/lock-channel';

/** `lock`, `unlock`, `protect` and `unprotect`. */
export function addLockCommands(program: Command): void {
  const simple = [
    {
      name: 'lock',
      act: lock,
      description: 'refuses all acts on a channel until it is unlocked',
    },
    { name: 'unlock', act: unlock, description: 'unlocks a channel' },
    { name: 'unprotect', act: unprotect, description: 'removes the protection of a channel' },
  ];
  for (const { name, act, description } of simple) {
    withAct(
      addCommand(program, name, description, `${name} --channel production --reason "launch week"`),
    ).action((options: ActCommandOptions) => runAct(options, act));
  }
  withAct(
    addCommand(
      program,
      'protect',
      'restricts a channel to the named authors',
      'protect ming hana --channel production --author ming --reason "launch week"',
    ),
  )
    .argument('<author...>', 'allowed authors')
    .action((authors: string[], options: ActCommandOptions) =>
      runAct(options, (registry, act) => protect(registry, { ...act, authors })),
    );
}
