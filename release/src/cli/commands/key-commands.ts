import { Option, type Command } from 'commander';
import { addCommand, withAuthor, type CommonOptions } from '../command';
import { parsePositiveInteger } from '../numbers';
import { writeResult } from '../output';
import { createKey, readRecords } from '../../keys/key-folder';
import { readKeyHistory, appendKeyAct, type KeyAct } from '../../keys/key-history';
import { revokeChannelKey, rotateChannelKeys } from '../../keys/channel-keys';
import { addIdentityCommands } from './identity-commands';
import { KEY_ROLES, type KeyRole, type TrustedKeyRecord } from '../../keys/trusted-keys';

type ChangeOptions = CommonOptions & { author: string; reason: string };

/** `keys list`, `history`, `create`, `rotate`, `revoke`, `policy` and `token`. */
export function addKeyCommands(program: Command): void {
  const keyCommands = program.command('keys').description('manages signing keys and trusted keys');
  addCommand(keyCommands, 'list', 'lists keys with role and expiry', 'keys list').action(
    async ({ keys, json }: CommonOptions) => {
      const records = await readRecords(keys);
      writeResult(json, records, records.map(formatKey));
    },
  );
  addCommand(
    keyCommands,
    'history',
    'lists key changes with author and reason',
    'keys history',
  ).action(async ({ keys, json }: CommonOptions) => {
    const acts = await readKeyHistory(keys);
    const nothing = ['no key changes recorded'];
    writeResult(json, acts, acts.length > 0 ? acts.map(formatKeyAct) : nothing);
  });
  withAuthor(
    addCommand(
      keyCommands,
      'create',
      'creates a trusted key',
      'keys create --role automatic --reason "for the console"',
    ),
  )
    .addOption(new Option('--role <role>', 'role of the key').choices(KEY_ROLES).default('manager'))
    .option('--owner <name>', 'person or CI that holds it, the author of what it signs')
    .action(async (options: ChangeOptions & { role: KeyRole; owner?: string }) => {
      const { keys, json, role, owner, author, reason } = options;
      const record = await createKey(keys, role, owner);
      await appendKeyAct(keys, { act: 'create', keys: [record.id], author, reason });
      writeResult(json, record, [formatKey(record)]);
    });
  withAuthor(
    addCommand(
      keyCommands,
      'rotate',
      'creates a new signing key and renews all channels with it',
      'keys rotate --reason "yearly"',
    ),
  )
    .option('--owner <name>', 'whose keys; by default the keys without an owner')
    .option(
      '--overlap <days>',
      'days until the old keys expire; 30 by default',
      parsePositiveInteger,
    )
    .action(
      async ({
        registry,
        keys,
        json,
        author,
        reason,
        overlap,
        owner,
      }: ChangeOptions & { overlap?: number; owner?: string }) => {
        const rotation = await rotateChannelKeys({
          registry,
          keysDir: keys,
          author,
          reason,
          ...(overlap !== undefined && { overlapDays: overlap }),
          ...(owner !== undefined && { owner }),
        });
        const { created, ending, renewed, left } = rotation;
        const changed = [created, ...ending].map(({ id }) => id);
        await appendKeyAct(keys, { act: 'rotate', keys: changed, author, reason });
        writeResult(json, rotation, [
          ...[created, ...ending].map(formatKey),
          ...renewed.map((channel) => `channel ${channel} renewed with the new key`),
          ...left,
        ]);
      },
    );
  withAuthor(
    addCommand(
      keyCommands,
      'revoke',
      'revokes a key permanently',
      'keys revoke 0123456789abcdef --reason "a laptop was lost"',
    ),
  )
    .argument('<id>', 'as `keys list` shows it')
    .option('--even-if-in-force', 'revoke a key that signed the head of a channel', false)
    .action(async (id: string, options: ChangeOptions & { evenIfInForce: boolean }) => {
      const { registry, keys, json, evenIfInForce, author, reason } = options;
      const record = await revokeChannelKey(registry, keys, id, evenIfInForce);
      await appendKeyAct(keys, { act: 'revoke', keys: [id], author, reason });
      writeResult(json, record, [formatKey(record)]);
    });
  addIdentityCommands(keyCommands);
}

function formatKey({ id, role, owner, from, until, revoked }: TrustedKeyRecord): string {
  const end = until ? `until ${until}` : 'without expiry';
  return `${id}  ${role.padEnd(10)}${owner === undefined ? '' : `of ${owner}  `}from ${from}  ${revoked ? `revoked ${revoked}` : end}`;
}

const formatKeyAct = ({ at, act, keys, author, reason }: KeyAct): string =>
  `${at}  ${act.padEnd(6)}  ${keys.join(', ')}  ${author}: ${reason}`;
