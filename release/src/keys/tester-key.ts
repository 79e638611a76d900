import { privateKeyFile, loadTrustedKeys } from './key-files';
import { createKey } from './key-folder';
import { appendKeyAct } from './key-history';
import { openSigner } from './signer';

/**
 * The private key with which the smoke checks sign their report: `SMOKE_KEY`, else the newest tester's key of the folder.
 * One is created when the folder trusts no tester.
 * @returns its PEM file
 * @throws ReleaseRefused R020 when only others hold the key of a trusted tester
 * @throws KeysUnreadable
 */
export async function findTesterKey(keysDir: string): Promise<string> {
  const given = process.env['SMOKE_KEY'];
  if (given) return given;
  const { records } = await loadTrustedKeys(keysDir);
  if (!records.some(({ role }) => role === 'tester')) {
    const { id } = await createKey(keysDir, 'tester');
    const act = { author: 'smoke', reason: 'to sign the reports of smoke runs' };
    await appendKeyAct(keysDir, { act: 'create', keys: [id], ...act });
  }
  const { key } = await openSigner(keysDir, { role: 'tester', pem: null });
  return privateKeyFile(keysDir, key);
}
