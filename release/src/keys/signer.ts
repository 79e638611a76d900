import { createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto';
import { refusalError } from '../refusal';
import { readFileIfExists } from '../storage/files/read-file';
import { privateKeyFile, loadTrustedKeys } from './key-files';
import { mayLink } from './role-permissions';
import { keyIdOf, type KeyRole, type TrustedKeys } from './trusted-keys';

/** A private key. */
export interface DocumentSigner {
  /** Id of the key. */
  readonly key: string;
  /** @returns the Ed25519 signature in base64 */
  sign(text: string): string;
}

/** A private key with the trusted keys of its holder. */
export interface Signer extends DocumentSigner {
  readonly role: KeyRole;
  /** Author of everything that it signs; null for a key without an owner. */
  readonly owner: string | null;
  readonly trusted: TrustedKeys;
}

export interface SignerOptions {
  /** Role of the key; by default one that a person holds: manager, staging or publisher. */
  role?: KeyRole;
  /** Owner of the key, null for a key without an owner; by default any. */
  owner?: string | null;
  /** Path of a PEM file (PKCS8) to use instead of the keys folder; `SIGNING_KEY` by default, null for none. */
  pem?: string | null | undefined;
}

/**
 * Opens the newest valid private key of a folder.
 * @throws ReleaseRefused R020 when there is none, or when it is not trusted
 * @throws KeysUnreadable when there are no trusted keys
 */
export async function openSigner(
  keysDir: string,
  { role, owner, pem = process.env['SIGNING_KEY'] }: SignerOptions = {},
): Promise<Signer> {
  const trusted = await loadTrustedKeys(keysDir);
  if (pem) return createSigner(await readPrivateKey(pem), trusted);
  const newestFirst = trusted.records
    .filter((record) => (role ? record.role === role : mayLink(record.role)))
    .filter((record) => owner === undefined || (record.owner ?? null) === owner)
    .filter(({ id }) => canSign(trusted, id))
    .sort((a, b) => b.from.localeCompare(a.from));
  for (const { id } of newestFirst) {
    const content = await readFileIfExists(privateKeyFile(keysDir, id));
    if (content)
      return createSigner(parsePrivateKey(content, privateKeyFile(keysDir, id)), trusted);
  }
  throw noKeyRefusal(
    `${keysDir} has no valid private key${role ? ` with role ${role}` : ''}${owner === undefined ? '' : ` of ${owner ?? 'no owner'}`}`,
  );
}

/**
 * @param file PEM (PKCS8)
 * @throws ReleaseRefused R020 when it is missing or not a private key
 */
export async function readPrivateKey(file: string): Promise<KeyObject> {
  const content = await readFileIfExists(file);
  if (!content) throw noKeyRefusal(`the file ${file} does not exist`);
  return parsePrivateKey(content, file);
}

function parsePrivateKey(content: Buffer, file: string): KeyObject {
  try {
    return createPrivateKey(content);
  } catch (error) {
    throw noKeyRefusal(`${file} is not a readable private key: ${String(error)}`);
  }
}

/** Signs without knowing who trusts the key. */
export function createDocumentSigner(privateKey: KeyObject): DocumentSigner {
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  return {
    key: keyIdOf(spki),
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64'),
  };
}

/** @throws ReleaseRefused R020 when the key is not trusted, revoked or expired */
export function createSigner(privateKey: KeyObject, trusted: TrustedKeys): Signer {
  const signer = createDocumentSigner(privateKey);
  const { key } = signer;
  const record = trusted.find(key)?.record;
  if (!record) throw noKeyRefusal(`key ${key} is not trusted`);
  if (!canSign(trusted, key)) throw noKeyRefusal(`key ${key} is revoked or expired`);
  return { ...signer, role: record.role, owner: record.owner ?? null, trusted };
}

function canSign(trusted: TrustedKeys, id: string): boolean {
  const key = trusted.find(id);
  return key !== null && !key.isRevoked && !key.isExpired(Date.now());
}

const noKeyRefusal = (problem: string) =>
  refusalError({
    code: 'R020',
    subject: 'signing',
    problem,
    remedy: 'Create a key with `pnpm release keys create`, or set SIGNING_KEY to another one.',
  });
