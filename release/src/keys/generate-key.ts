import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { keyIdOf, type KeyRole, type TrustedKeyRecord } from './trusted-keys';

export interface GeneratedKey {
  privateKey: KeyObject;
  record: TrustedKeyRecord;
}

/** Generates an Ed25519 key that is valid from now on without expiry. */
export function generateKey(role: KeyRole, owner?: string): GeneratedKey {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const spki = publicKey.export({ format: 'der', type: 'spki' });
  return {
    privateKey,
    record: {
      id: keyIdOf(spki),
      publicKey: spki.toString('base64'),
      role,
      ...(owner !== undefined && { owner }),
      from: new Date().toISOString(),
      until: null,
      revoked: null,
    },
  };
}
