import fs from 'node:fs/promises';
import path from 'node:path';
import { privateKeyFile, loadTrustedKeys } from '../keys/key-files';
import { openSigner } from '../keys/signer';
import type { TrustedKeyRecord } from '../keys/trusted-keys';
import { errorMessage } from '../refusal';
import { note, ok, problem, warning, type Finding } from './finding';

const DAY_MS = 86_400_000;
const SOON_DAYS = 30;
const GROUP_AND_OTHERS = 0o077;

/** Trusted keys, signing key, file permissions and location of the keys folder. */
export async function checkKeys(registry: string, keysDir: string): Promise<Finding[]> {
  const inside = !path.relative(path.resolve(registry), path.resolve(keysDir)).startsWith('..');
  const trusted = await loadTrustedKeys(keysDir).catch((error: unknown) => errorMessage(error));
  if (typeof trusted === 'string') {
    return [problem('keys', trusted, 'Create the first key: `pnpm release keys create`.')];
  }
  return [
    ...(inside
      ? [problem('keys', `${keysDir} is inside the registry`, 'Move it and set KEYS_DIR.')]
      : []),
    ...trusted.records.flatMap((record) => checkKeyEnd(record, trusted.records)),
    ...(await checkPrivateKeys(keysDir, trusted.records)),
    await checkSigner(keysDir),
  ];
}

async function checkSigner(keysDir: string): Promise<Finding> {
  return openSigner(keysDir).then(
    ({ key }) => ok('keys', `key ${key} signs`),
    (error: unknown) => problem('keys', errorMessage(error), 'Create a key, or set SIGNING_KEY.'),
  );
}

/** Expected after a rotation; a warning when no other key of the role remains. */
function checkKeyEnd(
  { id, role, until, revoked }: TrustedKeyRecord,
  all: readonly TrustedKeyRecord[],
): Finding[] {
  const days = until === null ? Infinity : (Date.parse(until) - Date.now()) / DAY_MS;
  if (revoked !== null || days < 0 || days > SOON_DAYS) return [];
  const text = `key ${id} expires in ${Math.ceil(days)} days`;
  const hasSuccessor = all.some(
    (key) => key.role === role && key.until === null && key.revoked === null,
  );
  return [hasSuccessor ? note('keys', text) : warning('keys', text, '`pnpm release keys rotate`.')];
}

async function checkPrivateKeys(
  keysDir: string,
  records: readonly TrustedKeyRecord[],
): Promise<Finding[]> {
  const found = await Promise.all(
    records.map(async ({ id }) => {
      const file = privateKeyFile(keysDir, id);
      const stat = await fs.stat(file).catch(() => null);
      if (!stat || (stat.mode & GROUP_AND_OTHERS) === 0) return [];
      return [problem('keys', `other users can read the private key ${id}`, `chmod 600 ${file}`)];
    }),
  );
  return found.flat();
}
