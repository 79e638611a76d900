import fs from 'node:fs/promises';
import path from 'node:path';
import { createRegistry, TRUSTED } from '../testing/test-registry';
import { generateKey } from '../keys/generate-key';
import { signDocument } from '../keys/signed-document';
import { createSigner } from '../keys/signer';
import { TrustedKeys } from '../keys/trusted-keys';
import { EvidenceStore } from './evidence-store';
import { createEvidence, signEvidence } from './testing/test-evidence';

const { signature: _, ...CONTENT } = createEvidence({ at: new Date().toISOString() });

describe('valid evidence of a release', () => {
  it('is signed by a tester, newest first', async () => {
    const store = new EvidenceStore(await createRegistry());
    const hour = (ago: number) => new Date(Date.now() - ago * 3_600_000).toISOString();
    for (const ago of [2, 0, 1]) {
      await store.save(signEvidence({ ...CONTENT, at: hour(ago), checks: 10 + ago }));
    }
    const found = await store.list(CONTENT.release, TRUSTED);
    // The key of the test is newer than these runs, which must not matter.
    expect(found.map(({ checks }) => checks)).toEqual([10, 11, 12]);
    expect(await store.listReleases()).toEqual([CONTENT.release]);
    await store.remove(CONTENT.release);
    expect(await store.list(CONTENT.release, TRUSTED)).toEqual([]);
  });

  it.each([
    ['an automatic key', 'automatic', {}],
    ["a manager's key", 'manager', {}],
    ['a revoked key', 'tester', { revoked: '2026-01-01T00:00:00.000Z' }],
    ['a key that had ended', 'tester', { until: '2026-01-01T00:00:00.000Z' }],
  ] as const)('is nothing by %s', async (_what, role, change) => {
    const store = new EvidenceStore(await createRegistry());
    const { privateKey, record } = generateKey(role);
    const signer = createSigner(privateKey, new TrustedKeys([record]));
    await store.save(signDocument(signer, CONTENT));
    const isGood = role === 'tester';
    expect(await store.list(CONTENT.release, signer.trusted)).toHaveLength(isGood ? 1 : 0);
    const trusted = new TrustedKeys([{ ...record, ...change }]);
    expect(await store.list(CONTENT.release, trusted)).toEqual([]);
  });

  it('excludes untrusted signatures, damaged documents and other releases', async () => {
    const registry = await createRegistry();
    const store = new EvidenceStore(registry);
    const { privateKey, record } = generateKey('tester');
    const stranger = createSigner(privateKey, new TrustedKeys([record]));
    await store.save(signDocument(stranger, CONTENT));
    const folder = path.join(registry, 'evidence', CONTENT.release);
    await fs.writeFile(path.join(folder, 'damaged.json'), '{"half":');
    const other = signEvidence({ release: 'f'.repeat(64) });
    await fs.writeFile(path.join(folder, 'copied.json'), JSON.stringify(other));
    expect(await store.list(CONTENT.release, TRUSTED)).toEqual([]);
  });
});
