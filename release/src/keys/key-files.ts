import path from 'node:path';
import { readFileIfExists } from '../storage/files/read-file';
import { KeysUnreadable, TrustedKeys } from './trusted-keys';

export const TRUSTED_FILE = 'trusted.json';

export const privateKeyFile = (keysDir: string, id: string): string =>
  path.join(keysDir, 'private', `${id}.pem`);

/**
 * @param file a `trusted.json`
 * @throws KeysUnreadable when it is missing or not understood
 */
export async function readTrustedKeys(file: string): Promise<TrustedKeys> {
  const content = await readFileIfExists(file);
  if (content === null) throw new KeysUnreadable(`there are no trusted keys in ${file}`);
  return TrustedKeys.parse(content.toString('utf8'));
}

/** The keys that are trusted by the holder of a folder of keys. @throws KeysUnreadable */
export const loadTrustedKeys = (keysDir: string): Promise<TrustedKeys> =>
  readTrustedKeys(path.join(keysDir, TRUSTED_FILE));
