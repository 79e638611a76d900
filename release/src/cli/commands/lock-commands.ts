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
      does: 'refuses every further act on a channel until it is unlocked',
    },
    { name: 'unlock', act: unlock, does: 'lets a locked channel be changed again' },
    { name: 'unprotect', act: unprotect, does: 'lets everybody with a key act on a channel again' },
  ];
  for (const { name, act, does } of simple) {
    withAct(
      addCommand(program, name, does, `${name} --channel production --reason "launch week"`),
    ).action(async ({ registry, keys, json, ...by }: ActCommandOptions) => {
      writeActResult(json, await act(registry, { ...by, signer: await openSigner(keys) }));
    });
  }
  withAct(
    addCommand(
      program,
      'protect',
      'lets only the named authors act on a channel',
      'protect ming hana --channel production --author ming --reason "launch week"',
    ),
  )
    .argument('<author...>', 'who may act')
    .action(async (authors: string[], { registry, keys, json, ...by }: ActCommandOptions) => {
      writeActResult(
        json,
        await protect(registry, { ...by, authors, signer: await openSigner(keys) }),
      );
    });
}
