import assert from 'node:assert/strict';
import { freePort } from '../../harness/processes';
import { waitUntil } from '../../harness/wait';
import { OTHER_PAGE, type DrillContext } from '../context/drill-context';
import { startWholeSite } from '../context/test-site';
import { test, type Drill } from '../drill';

/** The goal, and the limit on a slow machine. */
const GOAL_MS = 3_000;
const MAX_MS = 9_000;
const API = '/api/visitor/game/list';

type Program = 'service' | 'shell';

export async function waitForRestart(
  context: DrillContext,
  { program, pid, address }: { program: Program; pid: number; address: string },
  timeoutMs: number,
): Promise<number> {
  return waitUntil(`${address} is served again`, timeoutMs, async () => {
    // First, because a list of processes takes a quarter of a core when it is asked for every 50 ms.
    if ((await context.fetch(address)).status !== 200) return false;
    const { [program]: now } = await context.site.processes();
    return now > 0 && now !== pid;
  });
}

async function killAndMeasure(
  context: DrillContext,
  program: Program,
  address: string,
): Promise<string> {
  const { [program]: pid } = await context.site.processes();
  assert.ok(pid > 0, `no ${program} runs`);
  process.kill(pid, 'SIGKILL');
  if (program === 'service')
    assert.equal(await context.statusOf('/terms'), 200, 'a page while the service is down');
  const ms = await waitForRestart(context, { program, pid, address }, MAX_MS);
  return `after ${ms.toFixed(0)} ms (goal ${GOAL_MS} ms: ${ms <= GOAL_MS ? 'reached' : 'MISSED'})`;
}

/** A second start must end with one sentence and leave the first site as it was. */
async function expectRefusedStart(
  context: DrillContext,
  { port, dataDir }: { port: number; dataDir: string },
  sentence: RegExp,
): Promise<void> {
  const { ended, output } = startWholeSite(port, dataDir);
  const code = await ended;
  const text = output().trim();
  assert.ok(code !== 0 && code !== null, `the second start ended with ${code}`);
  assert.equal(text.split('\n').length, 1, `lines of "${text}"`);
  assert.match(text, sentence);
  assert.equal((await context.health()).status, 'ok', 'health of the first site');
  assert.equal(await context.statusOf(OTHER_PAGE), 200, 'status of its page');
}

/** The last drill ends the site. */
export const restartDrills: readonly Drill[] = [
  test('[38] a killed shell is restarted', (context) =>
    killAndMeasure(context, 'shell', OTHER_PAGE)),
  test('[38] a killed service is restarted, and pages are served meanwhile', (context) =>
    killAndMeasure(context, 'service', API)),
  test('a second start on the same port: one sentence, and the first site is unharmed', (context) => {
    const { port } = context.site;
    return expectRefusedStart(context, context.site, new RegExp(`Port ${port}\\b.*PORT`));
  }),
  test('a second start on the same data: one sentence, and the first site is unharmed', async (context) => {
    const start = { port: await freePort(), dataDir: context.site.dataDir };
    await expectRefusedStart(context, start, /data folder .* in use .*DATA_DIR/);
  }),
  test('Ctrl-C ends everything with code 0 and leaves no process behind', async ({ site }) => {
    assert.equal(await site.interrupt(), 0, 'exit code');
    assert.deepEqual((await site.processes()).all, [], 'processes left');
  }),
];
