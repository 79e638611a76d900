import { Option, type Command } from 'commander';
import { addCommand, withAuthor, type CommonOptions } from '../command';
import { parsePositiveInteger } from '../numbers';
import { writeResult } from '../output';
import { createKey, readRecords } from '../../keys/key-folder';
import { readKeyHistory, appendKeyAct, type KeyAct } from '../../keys/key-history';
import { revokeChannelKey, rotateChannelKeys } from '../../keys/channel-keys';
import { KEY_ROLES, type KeyRole, type TrustedKeyRecord } from '../../keys/trusted-keys';

type ChangeOptions = CommonOptions & { author: string; reason: string };

/** `keys list`, `history`, `create`, `rotate` and `revoke`. */
export function addKeyCommands(program: Command): void {
  const keyCommands = program.command('keys').description('the keys that sign, and are trusted');
  addCommand(
    keyCommands,
    'list',
    'every key with what it may do and until when',
    'keys list',
  ).action(async ({ keys, json }: CommonOptions) => {
    const records = await readRecords(keys);
    writeResult(json, records, records.map(formatKey));
  });
  addCommand(
    keyCommands,
    'history',
    'who made, rotated and revoked keys, and why',
    'keys history',
  ).action(async ({ keys, json }: CommonOptions) => {
    const acts = await readKeyHistory(keys);
    const nothing = ['Nothing was done with the keys by command.'];
    writeResult(json, acts, acts.length > 0 ? acts.map(formatKeyAct) : nothing);
  });
  withAuthor(
    addCommand(
      keyCommands,
      'create',
      'makes a key and trusts it',
      'keys create --role automatic --reason "for the console"',
    ),
  )
    .addOption(new Option('--role <role>', 'what it may do').choices(KEY_ROLES).default('manager'))
    .action(async ({ keys, json, role, author, reason }: ChangeOptions & { role: KeyRole }) => {
      const record = await createKey(keys, role);
      await appendKeyAct(keys, { act: 'create', keys: [record.id], author, reason });
      writeResult(json, record, [formatKey(record)]);
    });
  withAuthor(
    addCommand(
      keyCommands,
      'rotate',
      'makes a new key that signs from now on, also what is in force',
      'keys rotate --reason "yearly"',
    ),
  )
    .option('--overlap <days>', 'days until the old keys end; 30 by default', parsePositiveInteger)
    .action(
      async ({
        registry,
        keys,
        json,
        author,
        reason,
        overlap,
      }: ChangeOptions & { overlap?: number }) => {
        const rotation = await rotateChannelKeys({
          registry,
          keysDir: keys,
          author,
          reason,
          ...(overlap !== undefined && { overlapDays: overlap }),
        });
        const { created, ending, renewed, left } = rotation;
        const changed = [created, ...ending].map(({ id }) => id);
        await appendKeyAct(keys, { act: 'rotate', keys: changed, author, reason });
        writeResult(json, rotation, [
          ...[created, ...ending].map(formatKey),
          ...renewed.map((channel) => `${channel} is signed by the new key`),
          ...left,
        ]);
      },
    );
  withAuthor(
    addCommand(
      keyCommands,
      'revoke',
      'takes the trust from a key, for ever',
      'keys revoke 0123456789abcdef --reason "a laptop was lost"',
    ),
  )
    .argument('<id>', 'as `keys list` shows it')
    .option('--even-if-in-force', 'although a channel will serve what was there before', false)
    .action(async (id: string, options: ChangeOptions & { evenIfInForce: boolean }) => {
      const { registry, keys, json, evenIfInForce, author, reason } = options;
      const record = await revokeChannelKey(registry, keys, id, evenIfInForce);
      await appendKeyAct(keys, { act: 'revoke', keys: [id], author, reason });
      writeResult(json, record, [formatKey(record)]);
    });
}

function formatKey({ id, role, from, until, revoked }: TrustedKeyRecord): string {
  const end = until ? `until ${until}` : 'without an end';
  return `${id}  ${role.padEnd(10)}from ${from}  ${revoked ? `revoked ${revoked}` : end}`;
}

const formatKeyAct = ({ at, act, keys, author, reason }: KeyAct): string =>
  `${at}  ${act.padEnd(6)}  ${keys.join(', ')}  ${author}: ${reason}`;
