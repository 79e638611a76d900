import type { Command } from 'commander';
import { addCommand, withAct, type ActCommandOptions } from '../command';
import { writeActResult } from '../output';
import { openSigner } from '../../keys/signer';
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
    ).action(async ({ registry, keys, json, ...by }: ActCommandOptions) => {
      writeActResult(json, await act(registry, { ...by, signer: await openSigner(keys) }));
    });
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
    .action(async (authors: string[], { registry, keys, json, ...by }: ActCommandOptions) => {
      writeActResult(
        json,
        await protect(registry, { ...by, authors, signer: await openSigner(keys) }),
      );
    });
}
