import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadTrustedKeys, TRUSTED_FILE } from './key-files';
import { openSigner } from './signer';

/**
 * Where keys have owners, only who holds one publishes. Versions are not signed, so that the permissions of the store remain
 * the boundary against anyone who does not use these tools.
 * @throws ReleaseRefused R020 without a manager's, staging or publisher's key; KeysUnreadable
 */
export async function assertMayPublish(keysDir: string): Promise<void> {
  if (!existsSync(path.join(keysDir, TRUSTED_FILE))) return;
  const { records } = await loadTrustedKeys(keysDir);
  if (records.some(({ owner }) => owner !== undefined)) await openSigner(keysDir);
}
