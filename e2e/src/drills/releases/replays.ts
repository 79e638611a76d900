import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { canonicalJson, readChannelHead, signDocument } from '@huoban/release';
import { must, mustEqual } from '../../check';
import { waitUntil } from '../context/timing';
import type { Drill } from '../drill';
import { CHANNEL, type Ground } from '../context/drill-context';

const NOTICED_MS = 1_500;
const DAY_MS = 86_400_000;

const logOf = (ground: Ground): string =>
  path.join(ground.own.registry, 'channels', CHANNEL, 'log');
const nameOf = (sequence: number): string => `${String(sequence).padStart(8, '0')}.json`;

const isDegraded = (ground: Ground): Promise<number> =>
  waitUntil(
    'health says so',
    NOTICED_MS,
    async () => (await ground.health()).status === 'degraded',
  );

/** Release files that were good once. */
export const replayDrills: readonly Drill[] = [
  {
    rows: [7],
    name: 'the log is put back to an earlier state: the release in force stays, health says so, the true log heals',
    async run(ground) {
      const changed = await ground.publishChanged('9.85.0-ahead');
      await ground.pin(changed);
      const before = await ground.health();
      const newest = path.join(logOf(ground), nameOf(before.sequence));
      const entry = await fs.readFile(newest);
      await fs.rm(newest);
      try {
        await isDegraded(ground);
        const now = await ground.health();
        mustEqual(now.release, before.release, 'the release in force');
        must(/went back/.test(now.reason ?? ''), `the reason is ${now.reason}`);
        mustEqual(await ground.shown(), 'changed', 'what the page shows');
      } finally {
        await fs.writeFile(newest, entry);
      }
      await waitUntil('it is well again', NOTICED_MS, async () => {
        return (await ground.health()).status === 'ok';
      });
      await ground.pin(ground.good);
    },
  },
  {
    rows: [7],
    name: 'an old entry under a new number: refused, the release in force stays, health says so, the next pin heals',
    async run(ground) {
      const before = await ground.health();
      const old = await fs.readFile(path.join(logOf(ground), nameOf(before.sequence - 1)));
      await fs.writeFile(path.join(logOf(ground), nameOf(before.sequence + 1)), old);
      await isDegraded(ground);
      const now = await ground.health();
      mustEqual([now.release, now.sequence], [before.release, before.sequence], 'what is in force');
      await ground.pin(await ground.publishChanged('9.86.0-heals'));
      mustEqual((await ground.health()).status, 'ok', 'health after the next pin');
      await ground.pin(ground.good);
    },
  },
  {
    rows: [8],
    name: 'the newest entry has expired: the last good release goes on, health says so, a new pin heals',
    async run(ground) {
      const before = await ground.health();
      const head = await readChannelHead(ground.own.registry, CHANNEL, ground.signer.trusted);
      must(head, 'the channel has no head');
      const sequence = before.sequence + 1;
      const previous = await fs.readFile(path.join(logOf(ground), nameOf(before.sequence)));
      const parent = createHash('sha256').update(previous).digest('hex');
      const old = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
      const frozen = { ...head.entry, sequence, parent, at: old(9), expires: old(1) };
      const text = canonicalJson(signDocument(ground.signer, frozen));
      await fs.writeFile(path.join(logOf(ground), nameOf(sequence)), text);
      await isDegraded(ground);
      const now = await ground.health();
      must(/expired/.test(now.reason ?? ''), `the reason is ${now.reason}`);
      mustEqual(now.release, before.release, 'the release in force');
      mustEqual(await ground.shown(), 'good', 'what the page shows');
      await ground.pin(await ground.publishChanged('9.87.0-heals'));
      mustEqual((await ground.health()).status, 'ok', 'health after the next pin');
      await ground.pin(ground.good);
      return now.reason ?? '';
    },
  },
];
