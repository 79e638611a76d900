import type { DocumentSignature } from '@huoban/contracts';
import { canonicalJson } from '../registry/canonical-json';
import type { DocumentSigner } from './signer';
import type { TrustedKeys } from './trusted-keys';

export type SignedDocument<Content> = Content & { signature: DocumentSignature };

/** Signs a document; replaces an existing `signature`. */
export function signDocument<Content extends object>(
  signer: DocumentSigner,
  document: Content,
): SignedDocument<Content> {
  return { ...document, signature: approveDocument(signer, document) };
}

/** @returns the problem of a document's signature as a predicate, null when a trusted key made it */
export function findSignatureFault(
  document: SignedDocument<object>,
  trusted: TrustedKeys,
): string | null {
  const { key: id, value } = document.signature;
  const key = trusted.find(id);
  if (!key) return `is signed by a key that is not trusted (${id})`;
  const genuine = key.verifies(canonicalJson(withoutSignature(document)), value);
  return genuine ? null : `has an invalid signature of key ${id}`;
}

/** Further signatures are of the same content. */
const withoutSignature = (document: object): object => ({
  ...document,
  signature: undefined,
  approvals: undefined,
});

/** Signs the content of a document that others signed before. */
export const approveDocument = (signer: DocumentSigner, document: object): DocumentSignature => ({
  key: signer.key,
  value: signer.sign(canonicalJson(withoutSignature(document))),
});
