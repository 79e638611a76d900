import { must, mustEqual } from '../../check';
import { waitUntil } from '../context/timing';
import type { Drill } from '../drill';
import { OTHER_PAGE, type Ground } from '../context/drill-context';
import { freePort } from '../../harness/processes';
import { startProgram } from '../context/test-site';

/** What is aimed at, and what may not be exceeded on a slow machine, in ms. */
const BACK_MS = 3_000;
const LATEST_MS = 9_000;
const API = '/api/visitor/game/list';

/** (f, g) Processes that end, are started twice, or are asked to stop; the last one ends the site. */
export const processDrills: readonly Drill[] = [
  {
    rows: [38],
    name: 'a killed shell is back',
    run: (ground) => killed(ground, 'shell', OTHER_PAGE),
  },
  {
    rows: [38],
    name: 'a killed service is back, and pages are served meanwhile',
    run: (ground) => killed(ground, 'service', API, ground),
  },
  {
    rows: [],
    name: 'a second start on the same port: one sentence, and the first site is unharmed',
    async run(ground) {
      const { code, said } = await startProgram(ground.own.port, ground.own.dataDir).ended;
      mustBeRefused(code, said, new RegExp(`Port ${ground.own.port}\\b.*PORT`));
      await isWhole(ground);
    },
  },
  {
    rows: [],
    name: 'a second start on the same data: one sentence, and the first site is unharmed',
    async run(ground) {
      const { code, said } = await startProgram(await freePort(), ground.own.dataDir).ended;
      mustBeRefused(code, said, /data folder .* in use .*DATA_DIR/);
      await isWhole(ground);
    },
  },
  {
    rows: [],
    name: 'Ctrl-C ends everything with code 0 and leaves no process behind',
    async run(ground) {
      const { code } = await ground.own.interrupt();
      mustEqual(code, 0, 'exit code');
      mustEqual((await ground.own.processes()).all, [], 'processes left');
    },
  },
];

async function killed(
  ground: Ground,
  program: 'service' | 'shell',
  address: string,
  meanwhile?: Ground,
): Promise<string> {
  const before = await ground.own.processes();
  must(before[program] > 0, `no ${program} runs`);
  process.kill(before[program], 'SIGKILL');
  const other = meanwhile && (await meanwhile.read('/terms'));
  const ms = await waitUntil(`${address} answers again`, LATEST_MS, async () => {
    const { [program]: now } = await ground.own.processes();
    return now > 0 && now !== before[program] && (await ground.read(address)).status === 200;
  });
  if (other) mustEqual(other.status, 200, 'status of a page while the service was away');
  return `after ${ms.toFixed(0)} ms (goal ${BACK_MS} ms: ${ms <= BACK_MS ? 'kept' : 'MISSED'})`;
}

function mustBeRefused(code: number | null, said: string, sentence: RegExp): void {
  must(code !== 0 && code !== null, `the second start ended with ${String(code)}`);
  const lines = said.trim().split('\n');
  mustEqual(lines.length, 1, `lines of "${said.trim()}"`);
  must(sentence.test(said), `the sentence does not help: ${said}`);
}

async function isWhole(ground: Ground): Promise<void> {
  mustEqual((await ground.health()).status, 'ok', 'health of the first site');
  mustEqual((await ground.read(OTHER_PAGE)).status, 200, 'status of its page');
}
