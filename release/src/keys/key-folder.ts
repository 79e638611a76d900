import fs from 'node:fs/promises';
import path from 'node:path';
import { canonicalJson } from '../canonical-json';
import { createFile, replaceFile } from '../write-file';
import { privateKeyFile, trustedIn, TRUSTED_FILE } from './key-files';
import { makeKey, type MadeKey } from './make-key';
import { KEYS_FORMAT, type KeyRole, type TrustedKeyRecord } from './trusted-keys';

const PRIVATE_MODE = 0o600;
const PRIVATE_FOLDER_MODE = 0o700;

/**
 * Makes the first manager's key of a folder.
 * @returns its id, or null when there ever was one: what was revoked is not replaced by itself
 * @throws KeysUnreadable when the trusted keys cannot be read
 */
export async function ensureFirstKey(keysDir: string): Promise<string | null> {
  const file = path.join(keysDir, TRUSTED_FILE);
  if (await exists(file)) {
    const records = await readRecords(keysDir);
    if (records.some(({ role }) => role === 'manager')) return null;
    return (await createKey(keysDir, 'manager')).id;
  }
  const made = makeKey('manager');
  await writePrivateKey(keysDir, made);
  // Of two processes at once, one has made the first key; the other's is known to nobody.
  if (await createFile(file, trustedText([made.record]))) return made.record.id;
  await fs.rm(privateKeyFile(keysDir, made.record.id));
  return null;
}

/** Makes a key and trusts it. @throws KeysUnreadable when the trusted keys cannot be read */
export async function createKey(keysDir: string, role: KeyRole): Promise<TrustedKeyRecord> {
  const made = makeKey(role);
  await addKey(keysDir, made);
  return made.record;
}

/**
 * Writes the private half, then trusts the key beside the others.
 * @throws KeysUnreadable when the trusted keys cannot be read
 */
export async function addKey(
  keysDir: string,
  made: MadeKey,
  others?: readonly TrustedKeyRecord[],
): Promise<void> {
  const isFirst = !(await exists(path.join(keysDir, TRUSTED_FILE)));
  const beside = others ?? (isFirst ? [] : await readRecords(keysDir));
  await writePrivateKey(keysDir, made);
  await writeRecords(keysDir, [...beside, made.record]);
}

/** @throws KeysUnreadable */
export const readRecords = async (keysDir: string): Promise<readonly TrustedKeyRecord[]> =>
  (await trustedIn(keysDir)).records;

export const writeRecords = (
  keysDir: string,
  records: readonly TrustedKeyRecord[],
): Promise<void> => replaceFile(path.join(keysDir, TRUSTED_FILE), trustedText(records));

async function writePrivateKey(keysDir: string, { privateKey, record }: MadeKey): Promise<void> {
  await ensureFolder(keysDir);
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' });
  await fs.writeFile(privateKeyFile(keysDir, record.id), pem, { mode: PRIVATE_MODE, flag: 'wx' });
}

async function ensureFolder(keysDir: string): Promise<void> {
  const folder = path.join(keysDir, 'private');
  await fs.mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER_MODE });
}

const trustedText = (keys: readonly TrustedKeyRecord[]): string =>
  canonicalJson({ format: KEYS_FORMAT, keys });

const exists = (file: string): Promise<boolean> =>
  fs.access(file).then(
    () => true,
    () => false,
  );
