import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { canonicalJson, entryKey, readChannelHead, signDocument } from '@huoban/release';
import { CHANNEL, type DrillContext } from '../context/drill-context';
import { test, type Drill } from '../drill';

const DAY_MS = 86_400_000;

const entryFile = ({ site }: DrillContext, sequence: number): string =>
  path.join(site.registry, entryKey(CHANNEL, sequence));

/** Fields of a correctly chained next entry. */
async function nextEntry(context: DrillContext, sequence: number) {
  const head = await readChannelHead(context.site.registry, CHANNEL, context.signer.trusted);
  assert.ok(head, 'the channel has no head');
  const previous = await fs.readFile(entryFile(context, sequence - 1));
  const parent = createHash('sha256').update(previous).digest('hex');
  return { ...head.entry, sequence, parent };
}

/** Writes a bad newest entry. @returns reason in the health of the shell, which must keep the release before it */
async function expectRefused(
  context: DrillContext,
  createEntry: (sequence: number) => Promise<string | Buffer>,
  version: string,
): Promise<string> {
  // The drill before may have left a fault that the next check of the shell removes.
  await context.waitForHealth('ok');
  const before = await context.health();
  const sequence = before.sequence + 1;
  await fs.writeFile(entryFile(context, sequence), await createEntry(sequence));
  await context.waitForHealth('degraded');
  const { reason, ...now } = await context.health();
  assert.ok(reason, 'health gives no reason');
  assert.deepEqual(
    [now.release, now.sequence],
    [before.release, before.sequence],
    'active release',
  );
  assert.equal(await context.renderedVersion(), 'first', 'rendered version');
  await context.pinChanged(version);
  const healed = await context.health();
  assert.equal(healed.status, 'ok', 'health after the next pin');
  assert.equal(healed.sequence, sequence + 1, 'sequence after the next pin');
  return reason;
}

export const channelLogDrills: readonly Drill[] = [
  test('[7] garbage as the newest entry: the last valid release is served, health is degraded, the next pin heals', async (context) => {
    const garbage = () => Promise.resolve('{"format":1,"channel":');
    await expectRefused(context, garbage, '9.7.0-heals');
  }),
  test('[6] [7] an entry with an altered release: the last valid release is served, health is degraded, the next pin heals', async (context) => {
    const createEntry = async (sequence: number) => {
      const entry = await nextEntry(context, sequence);
      const release = 'a'.repeat(64);
      const releases = path.join(context.site.registry, 'releases');
      const altered = await fs.readFile(path.join(releases, `${entry.release}.json`), 'utf8');
      await fs.writeFile(
        path.join(releases, `${release}.json`),
        altered.replace('/terms', '/evil'),
      );
      return canonicalJson(signDocument(context.signer, { ...entry, release }));
    };
    await expectRefused(context, createEntry, '9.7.1-heals');
  }),
  test('[7] the log loses its newest entry: the active release stays, health is degraded, a pin on the rest is refused, the complete log heals', async (context) => {
    await context.pinChanged('9.85.0-ahead');
    const before = await context.health();
    const newest = entryFile(context, before.sequence);
    const entry = await fs.readFile(newest);
    await fs.rm(newest);
    try {
      await context.waitForHealth('degraded');
      const now = await context.health();
      assert.equal(now.release, before.release, 'active release');
      assert.match(now.reason ?? '', /^R050 .* is missing/);
      assert.equal(await context.renderedVersion(), 'changed', 'rendered version');
      await assert.rejects(context.pinChanged('9.85.1-fork'), /R050/, 'a pin on the rest');
    } finally {
      await fs.writeFile(newest, entry);
    }
    await context.waitForHealth('ok');
  }),
  test('[7] an old entry under a new number: refused, the active release stays, health is degraded, the next pin heals', async (context) => {
    const createEntry = (sequence: number) => fs.readFile(entryFile(context, sequence - 2));
    await expectRefused(context, createEntry, '9.86.0-heals');
  }),
  test('[8] the newest entry has expired: the last valid release is served, health is degraded, a new pin heals', async (context) => {
    const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
    const createEntry = async (sequence: number) => {
      const entry = await nextEntry(context, sequence);
      return canonicalJson(
        signDocument(context.signer, { ...entry, at: daysAgo(9), expires: daysAgo(1) }),
      );
    };
    const reason = await expectRefused(context, createEntry, '9.87.0-heals');
    assert.match(reason, /expired/);
    return reason;
  }),
  test('[8] the timestamp is not renewed: the release stays, health is degraded, the next act heals', async (context) => {
    const { sequence } = await context.health();
    const entry = await fs.readFile(entryFile(context, sequence));
    const now = Date.now();
    const timestamp = signDocument(context.signer, {
      format: 1,
      channel: CHANNEL,
      sequence,
      entry: createHash('sha256').update(entry).digest('hex'),
      at: new Date(now).toISOString(),
      expires: new Date(now + 1000).toISOString(),
    });
    const file = path.join(context.site.registry, 'timestamps', `${CHANNEL}.json`);
    await fs.writeFile(file, canonicalJson(timestamp));
    // Shells read the timestamp every 2 s.
    await context.waitForHealth('degraded', 10_000);
    const { reason } = await context.health();
    assert.match(reason ?? '', /the timestamp of entry \d+ expired/);
    assert.equal(await context.statusOf('/terms'), 200, 'status of a page');
    await context.pinChanged('9.88.0-heals');
    await context.waitForHealth('ok', 10_000);
    return reason ?? '';
  }),
];
