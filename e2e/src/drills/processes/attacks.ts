import assert from 'node:assert/strict';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startNode } from '../../harness/processes';
import { percentile, timed } from '../../harness/statistics';
import { OTHER_PAGE, type DrillContext } from '../context/drill-context';
import { inMs, slowness } from '../context/timing';
import { test, type Drill } from '../drill';

const FLOOD = path.join(import.meta.dirname, '../context/query-flood.mjs');
const FLOOD_MS = 5_000;
const CONNECTIONS = 300;
const PAGES = ['/', OTHER_PAGE, '/terms'];
/** Goals on an idle machine. */
const GOALS_MS = { page: 250, health: 50 };
/** Without admission control pages took 4 to 11 s under this flood. */
const MAX_MS = 1_000;

interface Measured {
  times: Record<'page' | 'health', number[]>;
  statuses: Record<string, number>;
}

/** Pages and health while 300 connections request a path with ever new queries. */
async function measureUnderFlood(
  context: DrillContext,
  target: string,
  name: string,
): Promise<Measured> {
  for (const page of PAGES) assert.equal((await context.fetch(page)).status, 200, page);
  const flood = await startNode(
    [FLOOD, context.url, target, name, String(CONNECTIONS)],
    /flooding/,
  );
  context.cleanup.stopLater(flood);
  await sleep(1_000);
  const times: Measured['times'] = { page: [], health: [] };
  const until = performance.now() + FLOOD_MS;
  const measure = async (kind: keyof typeof times, next: (index: number) => string) => {
    for (let index = 0; performance.now() < until; index += 1) {
      const { ms, result } = await timed(() => context.fetch(next(index)));
      await result.arrayBuffer();
      assert.equal(result.status, 200, `status of ${next(index)}`);
      times[kind].push(ms);
      await sleep(20);
    }
  };
  await Promise.all([
    measure('page', (index) => PAGES[index % PAGES.length] ?? '/'),
    measure('health', () => '/-/health'),
  ]);
  await flood.stop();
  const last = flood.output().trim().split('\n').at(-1) ?? '{}';
  return { times, statuses: JSON.parse(last) as Measured['statuses'] };
}

function expectFast({ times, statuses }: Measured): string {
  const maxMs = MAX_MS * slowness();
  const measured = (['page', 'health'] as const).map((kind) => {
    const ms = percentile(times[kind], 0.99);
    assert.ok(ms <= maxMs, `99 of 100 responses of ${kind} within ${inMs(ms)}`);
    return `${kind} ${inMs(ms)} (goal ${inMs(GOALS_MS[kind])}: ${ms <= GOALS_MS[kind] ? 'reached' : 'MISSED'})`;
  });
  const flooded = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  return `99 of 100: ${measured.join(', ')}; flood: ${flooded.join(', ')}`;
}

export const attackDrills: readonly Drill[] = [
  test(`[44] ${CONNECTIONS} connections with ever new queries: cached pages and health are answered`, async (context) => {
    const measured = await measureUnderFlood(context, '/', 'u');
    assert.deepEqual(Object.keys(measured.statuses), ['200'], 'statuses of the flood');
    return expectFast(measured);
  }),
  test(`[44] [full] ${CONNECTIONS} connections with ever new searches: the newest get 503 with a time to retry, pages and health are answered`, async (context) => {
    const measured = await measureUnderFlood(context, '/game-library/search', 'searchValue');
    const statuses = Object.keys(measured.statuses).filter((status) => status !== '200');
    assert.deepEqual(statuses, ['503 with Retry-After'], 'statuses of refused searches');
    return expectFast(measured);
  }),
];
