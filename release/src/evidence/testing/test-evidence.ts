import { FULL_SCOPE } from '../../testing/test-registry';
import type { Evidence } from '../evidence';

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
