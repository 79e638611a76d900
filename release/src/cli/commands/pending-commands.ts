import type { Command } from 'commander';
import { confirmAct } from '../../acts/pending/confirm-act';
import { listPendingActs, type PendingAct } from '../../acts/pending/pending-acts';
import { signersOf } from '../../channel/log/entry-fault';
import { loadTrustedKeys } from '../../keys/key-files';
import { openSigner } from '../../keys/signer';
import type { TrustedKeys } from '../../keys/trusted-keys';
import { addCommand, withChannel, type ChannelOptions } from '../command';
import { formatEntry, writeResult } from '../output';

/** `pending` and `confirm`: acts that need the signatures of several owners. */
export function addPendingCommands(program: Command): void {
  withChannel(
    addCommand(
      program,
      'pending',
      'lists acts that wait for the signature of another owner',
      'pending',
    ),
  ).action(async ({ registry, keys, json, channel }: ChannelOptions) => {
    const acts = await listPendingActs(registry, channel);
    const trusted = await loadTrustedKeys(keys);
    const lines = acts.flatMap((act) => formatPendingAct(act, trusted));
    writeResult(json, acts, lines.length > 0 ? lines : ['nothing waits']);
  });
  withChannel(
    addCommand(
      program,
      'confirm <id>',
      'signs the act of another owner; it takes effect with the last required signature',
      'confirm 0a1b2c3d4e5f --channel production',
    ),
  ).action(async (id: string, { registry, keys, json, channel }: ChannelOptions) => {
    const done = await confirmAct(registry, { channel, id, signer: await openSigner(keys) });
    const { entry, required, signed, isDone } = done;
    const state = isDone ? 'It is in force.' : `It waits for ${required - signed.length} more.`;
    writeResult(json, done, [formatEntry(entry), `signed by ${signed.join(', ')}. ${state}`]);
  });
}

const formatPendingAct = ({ id, entry }: PendingAct, trusted: TrustedKeys): string[] => [
  `${id}  ${formatEntry(entry)}`,
  `  signed by ${[...signersOf(entry, trusted)].join(', ')}; see \`pnpm release diff ${entry.channel} ${entry.release.slice(0, 12)}\``,
];
