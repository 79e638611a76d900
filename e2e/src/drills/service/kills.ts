import { parseArgs } from 'node:util';
import { bundleService } from './bundled-service';
import { temporaryPostgres } from '../context/temporary-postgres';
import { embeddedLane, postgresLane, type Lane } from './backends';
import { runLane, type Findings } from './kill-rounds';

const SHOWN = 20;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const readyTimes = (times: readonly number[]) => {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return [at(0), at(0.5), at(1)].map((ms) => Math.round(ms)).join('/');
};

const COLUMNS: [title: string, value: (found: Findings) => string | number][] = [
  ['lane', ({ lane }) => lane],
  ['kills', ({ kills }) => kills],
  ['logins', ({ promised }) => promised.logins],
  ['reports', ({ promised }) => promised.reports],
  ['story steps', ({ promised }) => promised.steps],
  ['messages', ({ promised }) => promised.messages],
  ['indexes', ({ indexes, how }) => `${indexes} (${how})`],
  ['ready min/median/max ms', (found) => readyTimes(found.readyTimes)],
  ['allowed ms', ({ readyWithin }) => readyWithin],
  ['faults', ({ problems }) => problems.length],
];

const table = (findings: readonly Findings[]) =>
  [
    COLUMNS.map(([title]) => title),
    COLUMNS.map(() => '---'),
    ...findings.map((found) => COLUMNS.map(([, value]) => String(value(found)))),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

/**
 * Kills the service without warning while people log in, report, read stories and send messages, on each database:
 * nothing that was acknowledged may be lost, every index must agree with its table, and it must soon be ready again.
 * `--rounds`: kills on each database.
 */
export const drill = async (args: string[]): Promise<boolean> => {
  const { values } = parseArgs({ args, options: { rounds: { type: 'string', default: '20' } } });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new RangeError('--rounds must be a whole number above 0');
  await bundleService();
  const postgres = await temporaryPostgres();
  const findings: Findings[] = [];
  const run = async (lane: Lane) => {
    try {
      findings.push(await runLane(lane, rounds, say));
    } finally {
      await lane.discard();
    }
  };
  try {
    await run(await embeddedLane());
    if (postgres !== null) await run(await postgresLane(postgres.url));
  } finally {
    await postgres?.stop();
  }
  say(table(findings));
  say('Limits of calls are raised by LIMIT_* for this drill.');
  if (postgres === null) say('There is no PostgreSQL on this machine: its lane was left out.');
  const problems = findings.flatMap(({ lane, problems: some }) =>
    some.map((one) => `${lane}, ${one}`),
  );
  for (const problem of problems.slice(0, SHOWN)) say(problem);
  say(problems.length === 0 ? 'Every promise was kept.' : `${problems.length} faults.`);
  return problems.length === 0;
};
