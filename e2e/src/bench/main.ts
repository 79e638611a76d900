import { parseArgs } from 'node:util';
import { CleanupStack } from '../harness/cleanup';
import { messageOf } from '../harness/runner';
import { writeLine } from '../harness/text';
import { currentLoad, isBusy, type Numbers } from './bench';
import { runAll } from './run-all';
import { runBench } from './run-bench';

const USAGE = `usage: npm run bench -- page     [--rounds 15] [--path /] [--port 4800]
       npm run bench -- memory   [--versions 1000] [--port 4800]
       npm run bench -- chat     [--messages 10000] [--port 4800]
       npm run bench -- releases [--rounds 8] [--versions 100] [--port 4800]
       npm run bench -- service  [--rounds 3] [--seconds 3]
       npm run bench -- search   [--rounds 15] [--documents 10000]
       npm run bench -- replies  [--half development|unseen] [--language zh] [--category facts] [--show]
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
      rounds: { type: 'string' },
      versions: { type: 'string' },
      messages: { type: 'string' },
      seconds: { type: 'string' },
      documents: { type: 'string' },
      path: { type: 'string', default: '/' },
      half: { type: 'string' },
      language: { type: 'string' },
      category: { type: 'string' },
      show: { type: 'boolean', default: false },
      port: { type: 'string' },
      short: { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
  });
  const [name] = positionals;
  if (values.help || name === undefined) {
    writeLine(USAGE);
    return values.help === true;
  }
  const { path, port, short: isShort, help: _help, ...others } = values;
  const { half, language, category, show, ...numbers } = others;
  const given: Partial<Numbers> = Object.fromEntries(
    Object.entries(numbers).map(([key, text]) => [key, wholeNumber(key, text)]),
  );
  const options = {
    given,
    isShort,
    ...{ path, half, language, category, show },
    port: port === undefined ? null : wholeNumber('port', port),
  };
  if (name === 'all') return runAll(options, cleanup);
  const load = currentLoad();
  const { isReached } = await runBench(name, options, cleanup);
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
