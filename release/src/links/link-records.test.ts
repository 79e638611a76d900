import fs from 'node:fs/promises';
import path from 'node:path';
import { planCollection } from '../gc/plan-collection';
import { createRegistry, TRUSTED } from '../testing/test-registry';
import { listLinkRecords, saveLinkRecord } from './link-records';

const LINK = {
  format: 1 as const,
  release: 'a'.repeat(64),
  from: 'production',
  author: 'ming',
  note: 'posters for review',
  expires: '2026-01-01T00:00:00.000Z',
};

describe('link records', () => {
  it('are stored once per link', async () => {
    const registry = await createRegistry();
    await saveLinkRecord(registry, LINK);
    await saveLinkRecord(registry, LINK);
    await saveLinkRecord(registry, { ...LINK, note: 'another' });
    const found = await listLinkRecords(registry);
    expect(found.map(({ link }) => link.note).sort()).toEqual(['another', LINK.note]);
  });

  it.each([
    ['cut off', '{"format":1,"rel'],
    ['of another form', '{"format":2}'],
  ])('stops no collection when it is damaged: %s', async (_, text) => {
    const registry = await createRegistry();
    await saveLinkRecord(registry, LINK);
    await fs.writeFile(path.join(registry, 'links/damaged.json'), text);
    const [record] = await listLinkRecords(registry);
    const plan = await planCollection(registry, { trusted: TRUSTED });
    expect(plan.links).toEqual([record?.key]);
  });
});
