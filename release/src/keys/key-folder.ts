import fs from 'node:fs/promises';
import path from 'node:path';
import { canonicalJson } from '../registry/canonical-json';
import { replaceFile } from '../storage/files/write-file';
import { privateKeyFile, loadTrustedKeys, TRUSTED_FILE } from './key-files';
import { withKeysLock } from './keys-lock';
import { generateKey, type GeneratedKey } from './generate-key';
import {
  KEYS_FORMAT,
  type ChannelPolicies,
  type KeyRole,
  type TrustedKeyRecord,
  type TrustedKeys,
} from './trusted-keys';

const PRIVATE_MODE = 0o600;
const PRIVATE_FOLDER_MODE = 0o700;

/**
 * Creates the first manager's key of a folder.
 * @returns its id, or null when there was one before: a revoked key is not replaced automatically
 * @throws KeysUnreadable when the trusted keys cannot be read; KeysLockTimeout
 */
export async function ensureFirstKey(keysDir: string): Promise<string | null> {
  if (hasManager((await readTrustIfExists(keysDir)).records)) return null;
  return changeRecords(keysDir, async (records) => {
    if (hasManager(records)) return { result: null };
    const generated = generateKey('manager');
    await writePrivateKey(keysDir, generated);
    return { records: [...records, generated.record], result: generated.record.id };
  });
}

const hasManager = (records: readonly TrustedKeyRecord[]): boolean =>
  records.some(({ role }) => role === 'manager');

/** Creates a trusted key. @throws KeysUnreadable when the trusted keys cannot be read */
export async function createKey(
  keysDir: string,
  role: KeyRole,
  owner?: string,
): Promise<TrustedKeyRecord> {
  const generated = generateKey(role, owner);
  await addKey(keysDir, generated);
  return generated.record;
}

/**
 * Writes the private key, then adds the public key to the trusted ones.
 * @throws KeysUnreadable when the trusted keys cannot be read
 */
export async function addKey(keysDir: string, generated: GeneratedKey): Promise<void> {
  await writePrivateKey(keysDir, generated);
  await changeRecords(keysDir, (others) => ({
    records: [...others, generated.record],
    result: undefined,
  }));
}

/** Result of a change; without `records` nothing is written. */
interface RecordsChange<Result> {
  records?: readonly TrustedKeyRecord[];
  /** Kept when absent. */
  policies?: ChannelPolicies;
  result: Result;
}

/**
 * Changes the trusted keys under a lock that works across processes.
 * @param change gets the current keys, none when the file does not exist
 * @throws KeysUnreadable when they cannot be read, KeysLockTimeout, and what `change` throws
 */
export const changeRecords = <Result>(
  keysDir: string,
  change: (
    records: readonly TrustedKeyRecord[],
    policies: ChannelPolicies,
  ) => RecordsChange<Result> | Promise<RecordsChange<Result>>,
): Promise<Result> =>
  withKeysLock(keysDir, async () => {
    const before = await readTrustIfExists(keysDir);
    const {
      records,
      policies = before.policies,
      result,
    } = await change(before.records, before.policies);
    const text = records && serializeTrust(records, policies);
    if (text !== undefined) await replaceFile(path.join(keysDir, TRUSTED_FILE), text);
    return result;
  });

const readTrustIfExists = async (
  keysDir: string,
): Promise<Pick<TrustedKeys, 'records' | 'policies'>> =>
  (await exists(path.join(keysDir, TRUSTED_FILE)))
    ? loadTrustedKeys(keysDir)
    : { records: [], policies: {} };

/** @throws KeysUnreadable */
export const readRecords = async (keysDir: string): Promise<readonly TrustedKeyRecord[]> =>
  (await loadTrustedKeys(keysDir)).records;

/** Writes a private key file. Does not make the key trusted. */
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

const serializeTrust = (keys: readonly TrustedKeyRecord[], policies: ChannelPolicies): string =>
  canonicalJson({
    format: KEYS_FORMAT,
    keys,
    ...(Object.keys(policies).length > 0 && { policies }),
  });

const exists = (file: string): Promise<boolean> =>
  fs.access(file).then(
    () => true,
    () => false,
  );
