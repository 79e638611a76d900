import { signDocument } from '../../keys/signed-document';
import { FULL_SCOPE, TEST_TESTER } from '../../testing/test-registry';
import type { Evidence } from '../evidence';
import type { SmokeScope } from '../smoke-scope';

/** A complete, passed run with the given changes and an invalid signature. */
export const createEvidence = (changes: Partial<Evidence> = {}): Evidence => ({
  format: 1,
  release: 'e'.repeat(64),
  tool: 'smoke',
  version: '1.0.0',
  url: 'https://staging.example',
  at: '2026-01-02T03:04:05.000Z',
  passed: true,
  checks: 40,
  failures: [],
  scope: FULL_SCOPE,
  author: 'hana',
  signature: { key: '0'.repeat(16), value: '' },
  ...changes,
});

/** The same, signed by the tester of test registries; `scope: null` for a report without one. */
export function signEvidence({
  scope = FULL_SCOPE,
  ...changes
}: Partial<Omit<Evidence, 'scope'>> & { scope?: SmokeScope | null } = {}): Evidence {
  const { scope: _, ...content } = createEvidence({ at: new Date().toISOString(), ...changes });
  const passed = content.failures.length === 0;
  return signDocument(TEST_TESTER, { ...content, passed, ...(scope && { scope }) });
}
