import type { DocumentSignature } from '@huoban/contracts';
import { canonicalJson } from '../registry/canonical-json';
import type { Signer } from './signer';
import type { TrustedKeys } from './trusted-keys';

export type SignedDocument<Content> = Content & { signature: DocumentSignature };

/** The document with its signature; its own `signature`, if it has one, is replaced. */
export function signDocument<Content extends object>(
  signer: Signer,
  document: Content,
): SignedDocument<Content> {
  const content = withoutSignature(document);
  const signature = { key: signer.key, value: signer.sign(canonicalJson(content)) };
  return { ...document, signature };
}

/** @returns what is wrong with the signature of a document, null for one by a key that is known */
export function findSignatureFault(
  document: SignedDocument<object>,
  trusted: TrustedKeys,
): string | null {
  const { key: id, value } = document.signature;
  const key = trusted.find(id);
  if (!key) return `is signed by a key that is not trusted (${id})`;
  const genuine = key.verifies(canonicalJson(withoutSignature(document)), value);
  return genuine ? null : `has a signature that key ${id} did not make`;
}

function withoutSignature(document: object): object {
  return { ...document, signature: undefined };
}
