import { Option, type Command } from 'commander';
import { addCommand, withAuthor, type CommonOptions } from '../cli/command';
import { parseWhole } from '../cli/numbers';
import { answer } from '../cli/output';
import { createKey, readRecords } from './key-folder';
import { revokeSafely, rotateEverywhere } from './keys-of-channels';
import { KEY_ROLES, type KeyRole, type TrustedKeyRecord } from './trusted-keys';

type RotateOptions = CommonOptions & { author: string; reason: string; overlap?: number };

/** `keys list`, `create`, `rotate` and `revoke`. */
export function addKeyCommands(program: Command): void {
  const keyCommands = program.command('keys').description('the keys that sign, and are trusted');
  addCommand(
    keyCommands,
    'list',
    'every key with what it may do and until when',
    'keys list',
  ).action(async ({ keys, json }: CommonOptions) => {
    const records = await readRecords(keys);
    answer(json, records, records.map(keyLine));
  });
  addCommand(keyCommands, 'create', 'makes a key and trusts it', 'keys create --role automatic')
    .addOption(new Option('--role <role>', 'what it may do').choices(KEY_ROLES).default('manager'))
    .action(async ({ keys, json, role }: CommonOptions & { role: KeyRole }) => {
      const record = await createKey(keys, role);
      answer(json, record, [keyLine(record)]);
    });
  withAuthor(
    addCommand(
      keyCommands,
      'rotate',
      'makes a new key that signs from now on, also what is in force',
      'keys rotate --reason "yearly"',
    ),
  )
    .option('--overlap <days>', 'days until the old keys end; 30 by default', parseWhole)
    .action(async ({ registry, keys, json, author, reason, overlap }: RotateOptions) => {
      const rotation = await rotateEverywhere({
        registry,
        keysDir: keys,
        author,
        reason,
        ...(overlap !== undefined && { overlapDays: overlap }),
      });
      const { created, ending, renewed, left } = rotation;
      answer(json, rotation, [
        ...[created, ...ending].map(keyLine),
        ...renewed.map((channel) => `${channel} is signed by the new key`),
        ...left,
      ]);
    });
  addCommand(
    keyCommands,
    'revoke',
    'takes the trust from a key, for ever',
    'keys revoke 0123456789abcdef',
  )
    .argument('<id>', 'as `keys list` shows it')
    .option('--even-if-in-force', 'although a channel will serve what was there before', false)
    .action(
      async (
        id: string,
        { registry, keys, json, evenIfInForce }: CommonOptions & { evenIfInForce: boolean },
      ) => {
        const record = await revokeSafely(registry, keys, id, evenIfInForce);
        answer(json, record, [keyLine(record)]);
      },
    );
}

function keyLine({ id, role, from, until, revoked }: TrustedKeyRecord): string {
  const end = until ? `until ${until}` : 'without an end';
  return `${id}  ${role.padEnd(10)}from ${from}  ${revoked ? `revoked ${revoked}` : end}`;
}
