import fs from 'node:fs/promises';
import path from 'node:path';
import { canonicalJson } from '../registry/canonical-json';
import { replaceFile } from '../storage/files/write-file';
import { privateKeyFile, loadTrustedKeys, TRUSTED_FILE } from './key-files';
import { withKeysLock } from './keys-lock';
import { generateKey, type GeneratedKey } from './generate-key';
import { KEYS_FORMAT, type KeyRole, type TrustedKeyRecord } from './trusted-keys';

const PRIVATE_MODE = 0o600;
const PRIVATE_FOLDER_MODE = 0o700;

/**
 * Makes the first manager's key of a folder.
 * @returns its id, or null when there ever was one: what was revoked is not replaced by itself
 * @throws KeysUnreadable when the trusted keys cannot be read; KeysLockTimeout
 */
export async function ensureFirstKey(keysDir: string): Promise<string | null> {
  if (hasManager(await readRecordsIfExist(keysDir))) return null;
  return changeRecords(keysDir, async (records) => {
    if (hasManager(records)) return { result: null };
    const made = generateKey('manager');
    await writePrivateKey(keysDir, made);
    return { records: [...records, made.record], result: made.record.id };
  });
}

const hasManager = (records: readonly TrustedKeyRecord[]): boolean =>
  records.some(({ role }) => role === 'manager');

/** Makes a key and trusts it. @throws KeysUnreadable when the trusted keys cannot be read */
export async function createKey(keysDir: string, role: KeyRole): Promise<TrustedKeyRecord> {
  const made = generateKey(role);
  await addKey(keysDir, made);
  return made.record;
}

/**
 * Writes the private half, then trusts the key beside the others.
 * @throws KeysUnreadable when the trusted keys cannot be read
 */
export async function addKey(keysDir: string, made: GeneratedKey): Promise<void> {
  await writePrivateKey(keysDir, made);
  await changeRecords(keysDir, (others) => ({
    records: [...others, made.record],
    result: undefined,
  }));
}

/** What a change makes of the keys; nothing is written without `records`. */
interface RecordsChange<Result> {
  records?: readonly TrustedKeyRecord[];
  result: Result;
}

/**
 * Changes the trusted keys: what others change at the same moment, in any process, is not lost.
 * @param change sees the keys as they are, none while there is no file
 * @throws KeysUnreadable when they cannot be read, KeysLockTimeout, and whatever `change` throws
 */
export const changeRecords = <Result>(
  keysDir: string,
  change: (
    records: readonly TrustedKeyRecord[],
  ) => RecordsChange<Result> | Promise<RecordsChange<Result>>,
): Promise<Result> =>
  withKeysLock(keysDir, async () => {
    const { records, result } = await change(await readRecordsIfExist(keysDir));
    if (records) await replaceFile(path.join(keysDir, TRUSTED_FILE), serializeRecords(records));
    return result;
  });

const readRecordsIfExist = async (keysDir: string): Promise<readonly TrustedKeyRecord[]> =>
  (await exists(path.join(keysDir, TRUSTED_FILE))) ? readRecords(keysDir) : [];

/** @throws KeysUnreadable */
export const readRecords = async (keysDir: string): Promise<readonly TrustedKeyRecord[]> =>
  (await loadTrustedKeys(keysDir)).records;

/** Writes the private half of a key, which nobody trusts by that. */
export async function writePrivateKey(
  keysDir: string,
  { privateKey, record }: GeneratedKey,
): Promise<void> {
  await ensureFolder(keysDir);
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' });
  await fs.writeFile(privateKeyFile(keysDir, record.id), pem, { mode: PRIVATE_MODE, flag: 'wx' });
}

async function ensureFolder(keysDir: string): Promise<void> {
  const folder = path.join(keysDir, 'private');
  await fs.mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER_MODE });
}

const serializeRecords = (keys: readonly TrustedKeyRecord[]): string =>
  canonicalJson({ format: KEYS_FORMAT, keys });

const exists = (file: string): Promise<boolean> =>
  fs.access(file).then(
    () => true,
    () => false,
  );
