import path from 'node:path';
import { readFileIfExists } from '../storage/files/read-file';
import { KeysUnreadable, TrustedKeys } from './trusted-keys';

export const TRUSTED_FILE = 'trusted.json';

export const privateKeyFile = (keysDir: string, id: string): string =>
  path.join(keysDir, 'private', `${id}.pem`);

/**
 * @param file a `trusted.json`
 * @throws KeysUnreadable when it is missing or invalid
 */
export async function readTrustedKeys(file: string): Promise<TrustedKeys> {
  const content = await readFileIfExists(file);
  if (content === null) throw new KeysUnreadable(`the trusted keys file ${file} does not exist`);
  return TrustedKeys.parse(content.toString('utf8'), path.dirname(file));
}

/** Reads the trusted keys of a keys folder. @throws KeysUnreadable */
export const loadTrustedKeys = (keysDir: string): Promise<TrustedKeys> =>
  readTrustedKeys(path.join(keysDir, TRUSTED_FILE));
