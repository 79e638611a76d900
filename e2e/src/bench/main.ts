import { parseArgs } from 'node:util';
import { CleanupStack } from '../harness/cleanup';
import { messageOf } from '../harness/runner';
import { writeLine } from '../harness/text';
import { currentLoad, isBusy, NUMBER_NAMES, type Numbers } from './bench';
import { runAll } from './run-all';
import { runBench } from './run-bench';
import { SharedDeployment } from './shared-deployment';

const USAGE = `usage: npm run bench -- page     [--rounds 15] [--slowdown 4] [--path /]
       npm run bench -- memory   [--versions 1000] [--idleSeconds 15] [--visits 1000]
       npm run bench -- render   [--pages 500]
       npm run bench -- chat     [--messages 10000] [--slowdown 4]
       npm run bench -- releases [--rounds 8] [--versions 100] [--artifacts 6]
       npm run bench -- service  [--rounds 3] [--seconds 3]
       npm run bench -- search   [--rounds 15] [--documents 10000]
       npm run bench -- scale    [--rounds 3] [--seconds 5]
       npm run bench -- commands
       npm run bench -- replies  [--half development|validation|unseen] [--language zh] [--category facts] [--show]
       npm run bench -- all      writes reports/bench-<time>.{json,md} with the ratios to the last report
With --short every figure is measured once, in the smallest form; \`all --short\` fails when one is missing.`;

const cleanup = new CleanupStack();

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new RangeError(`--${name} must be a whole number above 0, not "${text}"`);
}

async function run(): Promise<boolean> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      ...(Object.fromEntries(NUMBER_NAMES.map((key) => [key, { type: 'string' }])) as Record<
        keyof Numbers,
        { type: 'string' }
      >),
      path: { type: 'string', default: '/' },
      half: { type: 'string' },
      language: { type: 'string' },
      category: { type: 'string' },
      show: { type: 'boolean', default: false },
      short: { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
  });
  const [name] = positionals;
  if (values.help || name === undefined) {
    writeLine(USAGE);
    return values.help === true;
  }
  const { path, short: isShort, help: _help, ...others } = values;
  const { half, language, category, show, ...numbers } = others;
  const given: Partial<Numbers> = Object.fromEntries(
    Object.entries(numbers).map(([key, text]) => [key, wholeNumber(key, text)]),
  );
  const options = {
    given,
    isShort,
    ...{ path, half, language, category, show },
  };
  if (name === 'all') return runAll(options, cleanup);
  const load = currentLoad();
  const { isReached } = await runBench(name, options, {
    deployment: new SharedDeployment(cleanup),
    cleanup,
  });
  if (isBusy(load))
    writeLine(
      `\nThe machine was busy (load ${load.toFixed(1)}): these figures are not comparable.`,
    );
  return isReached;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void cleanup.run().finally(() => process.exit(130)));
try {
  if (!(await run())) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
} finally {
  await cleanup.run();
}
// Timers of the services that benches run in this process keep it alive.
process.exit();
