import { createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto';
import { refuse } from '../refusal';
import { readIfThere } from '../read-file';
import { privateKeyFile, trustedIn } from './key-files';
import { keyIdOf, type KeyRole, type TrustedKeys } from './trusted-keys';

/** A private key with the keys that its holder trusts. */
export interface Signer {
  /** Id of the key. */
  readonly key: string;
  readonly role: KeyRole;
  readonly trusted: TrustedKeys;
  /** @returns the Ed25519 signature in base64 */
  sign(text: string): string;
}

export interface SignerOptions {
  /** Which of the folder's keys; a manager's by default. */
  role?: KeyRole;
  /** Path of a PEM (PKCS8) that signs instead of the folder's keys; `SIGNING_KEY` by default, null for none. */
  pem?: string | null | undefined;
}

/**
 * Opens the newest private key of a folder that may still sign.
 * @throws ReleaseRefused R020 when there is none, or when it is not among the trusted ones
 * @throws KeysUnreadable when there are no trusted keys
 */
export async function openSigner(
  keysDir: string,
  { role = 'manager', pem = process.env['SIGNING_KEY'] }: SignerOptions = {},
): Promise<Signer> {
  const trusted = await trustedIn(keysDir);
  if (pem) return signerOf(await privateKeyIn(pem), trusted);
  const newestFirst = trusted.records
    .filter((record) => record.role === role && maySign(trusted, record.id))
    .sort((a, b) => b.from.localeCompare(a.from));
  for (const { id } of newestFirst) {
    const content = await readIfThere(privateKeyFile(keysDir, id));
    if (content) return signerOf(parsed(content, privateKeyFile(keysDir, id)), trusted);
  }
  throw noKey(`${keysDir} holds no private key of role ${role} that is in force`);
}

async function privateKeyIn(file: string): Promise<KeyObject> {
  const content = await readIfThere(file);
  if (!content) throw noKey(`there is no file ${file}`);
  return parsed(content, file);
}

function parsed(content: Buffer, file: string): KeyObject {
  try {
    return createPrivateKey(content);
  } catch (error) {
    throw noKey(`${file} holds no private key that can be read: ${String(error)}`);
  }
}

/** @throws ReleaseRefused R020 when the key is not among the trusted ones or may not sign any more */
export function signerOf(privateKey: KeyObject, trusted: TrustedKeys): Signer {
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  const key = keyIdOf(spki);
  const record = trusted.find(key)?.record;
  if (!record) throw noKey(`key ${key} is not among the trusted ones`);
  if (!maySign(trusted, key)) throw noKey(`key ${key} is revoked or past its end`);
  return {
    key,
    role: record.role,
    trusted,
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64'),
  };
}

function maySign(trusted: TrustedKeys, id: string): boolean {
  const key = trusted.find(id);
  return key !== null && !key.isRevoked && !key.isOver(Date.now());
}

const noKey = (problem: string) =>
  refuse({
    code: 'R020',
    subject: 'signing',
    problem,
    remedy: 'Make a key with `pnpm release keys create`, or name another with SIGNING_KEY.',
  });
