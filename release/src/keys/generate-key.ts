import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { keyIdOf, type KeyRole, type TrustedKeyRecord } from './trusted-keys';

export interface GeneratedKey {
  privateKey: KeyObject;
  record: TrustedKeyRecord;
}

/** A new Ed25519 key, trusted from now on without an end. */
export function generateKey(role: KeyRole): GeneratedKey {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const spki = publicKey.export({ format: 'der', type: 'spki' });
  return {
    privateKey,
    record: {
      id: keyIdOf(spki),
      publicKey: spki.toString('base64'),
      role,
      from: new Date().toISOString(),
      until: null,
      revoked: null,
    },
  };
}
