import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { canonicalJson, readChannelHead, signDocument } from '@huoban/release';
import { must, mustEqual } from '../../check';
import { waitUntil } from '../context/timing';
import type { Drill } from '../drill';
import { CHANNEL, type Ground } from '../context/drill-context';

const NOTICED_MS = 1_500;

/** (e) A bad head of the channel. */
export const headDrills: readonly Drill[] = [
  {
    rows: [7],
    name: 'garbage as the newest entry: the last good release is served, health says so, a pin heals',
    run: (ground) => withBadHead(ground, () => Promise.resolve('{"format":1,"channel":')),
  },
  {
    rows: [6, 7],
    name: 'an entry that names an altered release: the last good one is served, health says so, a pin heals',
    async run(ground) {
      await withBadHead(ground, async (sequence) => {
        const head = await readChannelHead(ground.own.registry, CHANNEL, ground.signer.trusted);
        must(head, 'the channel has no head');
        const id = 'a'.repeat(64);
        const releases = path.join(ground.own.registry, 'releases');
        const altered = await fs.readFile(
          path.join(releases, `${head.entry.release}.json`),
          'utf8',
        );
        await fs.writeFile(path.join(releases, `${id}.json`), altered.replace('/terms', '/evil'));
        const previous = await fs.readFile(fileOf(ground, sequence - 1));
        const parent = createHash('sha256').update(previous).digest('hex');
        return canonicalJson(
          signDocument(ground.signer, { ...head.entry, sequence, release: id, parent }),
        );
      });
    },
  },
];

const fileOf = (ground: Ground, sequence: number): string => {
  const name = `${String(sequence).padStart(8, '0')}.json`;
  return path.join(ground.own.registry, 'channels', CHANNEL, 'log', name);
};

async function withBadHead(
  ground: Ground,
  entry: (sequence: number) => Promise<string>,
): Promise<void> {
  const before = await ground.health();
  mustEqual(before.status, 'ok', 'health before');
  const sequence = before.sequence + 1;
  await fs.writeFile(fileOf(ground, sequence), await entry(sequence));
  await waitUntil(
    'health says degraded',
    NOTICED_MS,
    async () => (await ground.health()).status === 'degraded',
  );
  const now = await ground.health();
  must(now.reason, 'health gives no reason');
  mustEqual(now.release, before.release, 'release that is served');
  mustEqual(await ground.shown(), 'good', 'what the page shows');
  await ground.pin(await ground.publishChanged('9.7.0-heals'));
  const healed = await ground.health();
  mustEqual(healed.status, 'ok', 'health after the next pin');
  mustEqual(healed.sequence, sequence + 1, 'entry that is served');
  await ground.pin(ground.good);
}
