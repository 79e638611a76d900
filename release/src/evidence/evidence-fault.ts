import { findSignatureFault } from '../keys/signed-document';
import type { TrustedKeys } from '../keys/trusted-keys';
import { refusalError } from '../refusal';
import type { Evidence } from './evidence';

/** @returns why a document is no evidence, as a predicate; null when a tester's valid key signed it */
export function findEvidenceFault(evidence: Evidence, trusted: TrustedKeys): string | null {
  const fault = findSignatureFault(evidence, trusted);
  if (fault !== null) return fault;
  const { key: id } = evidence.signature;
  const key = trusted.find(id);
  if (key?.isRevoked) return `is signed by a revoked key (${id})`;
  if (key?.isExpired(Date.parse(evidence.at))) return `is signed by an expired key (${id})`;
  if (key?.record.role === 'tester') return null;
  return `is signed by a key with the role ${key?.record.role ?? 'of nobody'} (${id})`;
}

/** R060. */
export const unsignedRefusal = (subject: string, problem: string) =>
  refusalError({
    code: 'R060',
    subject,
    problem,
    remedy:
      "Run the checks with a tester's key: `pnpm release smoke --url <address>`, or `SMOKE_KEY=<private key> npm run smoke -- --json <file>`. `keys list` shows the testers.",
  });
