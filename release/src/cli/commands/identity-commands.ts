import type { Command } from 'commander';
import { readChannelHead } from '../../channel/channel-head';
import { changePolicy } from '../../keys/change-policy';
import { createConsoleToken } from '../../keys/console-tokens';
import { loadTrustedKeys } from '../../keys/key-files';
import { appendKeyAct } from '../../keys/key-history';
import {
  addCommand,
  withAct,
  withAuthor,
  type ActCommandOptions,
  type CommonOptions,
} from '../command';
import { parsePositiveInteger } from '../numbers';
import { writeResult } from '../output';

/** `keys policy` and `keys token`. */
export function addIdentityCommands(keyCommands: Command): void {
  withAct(
    addCommand(
      keyCommands,
      'policy',
      'requires the signatures of several owners for every act on a channel',
      'keys policy --channel production --signatures 2 --reason "two persons release"',
    ),
  )
    .requiredOption(
      '--signatures <number>',
      'owners that sign; 1 ends the policy',
      parsePositiveInteger,
    )
    .action(async (options: ActCommandOptions & { signatures: number }) => {
      const { registry, keys, json, channel, signatures, author, reason } = options;
      const head = await readChannelHead(registry, channel, await loadTrustedKeys(keys));
      const from = (head?.entry.sequence ?? 0) + 1;
      const policies = await changePolicy(keys, channel, { signatures, from });
      await appendKeyAct(keys, { act: 'policy', keys: [channel], author, reason });
      writeResult(json, policies, [
        `${channel} needs ${signatures} ${signatures > 1 ? 'signatures' : 'signature'} from entry ${from} on`,
        'Copy trusted.json to every shell and every person: the rule holds where it is known.',
      ]);
    });
  withAuthor(
    addCommand(
      keyCommands,
      'token <owner>',
      'creates the token with which the owner of a key logs in to the console',
      'keys token ming --reason "first login"',
    ),
  ).action(async (owner: string, options: CommonOptions & { author: string; reason: string }) => {
    const { keys, json, author, reason } = options;
    const token = await createConsoleToken(keys, owner);
    await appendKeyAct(keys, { act: 'token', keys: [owner], author, reason });
    writeResult(json, { owner, token }, [
      token,
      `It is shown once. An earlier token of ${owner} has ended.`,
    ]);
  });
}
