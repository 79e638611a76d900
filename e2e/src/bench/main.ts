import { parseArgs } from 'node:util';
import { CleanupStack } from '../harness/cleanup';
import { messageOf } from '../harness/runner';
import { writeLine } from '../harness/text';
import { BenchContext, describeLoad, type Bench, type Numbers } from './bench';

const USAGE = `usage: npm run bench -- page     [--rounds 15] [--path /] [--port 4800]
       npm run bench -- memory   [--versions 1000] [--port 4800]
       npm run bench -- chat     [--messages 10000] [--port 4800]
       npm run bench -- releases [--rounds 8] [--versions 100] [--port 4800]
       npm run bench -- service  [--rounds 3] [--seconds 3]
       npm run bench -- search   [--rounds 15] [--documents 10000]
       npm run bench -- replies  [--half development|unseen] [--language zh] [--category facts] [--show]`;

const BENCHES: Record<string, () => Promise<Bench>> = {
  page: async () => (await import('./page/page-bench')).pageBench,
  memory: async () => (await import('./memory/memory-bench')).memoryBench,
  chat: async () => (await import('./chat/chat-bench')).chatBench,
  releases: async () => (await import('./releases/releases-bench')).releasesBench,
  service: async () => (await import('./service/service-bench')).serviceBench,
  search: async () => (await import('./search/search-bench')).searchBench,
  replies: async () => (await import('./replies/replies-bench')).repliesBench,
};

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
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    writeLine(USAGE);
    return true;
  }
  const load = BENCHES[positionals[0] ?? ''];
  if (!load) throw new Error(USAGE);
  const bench = await load();
  const { path, port, half, language, category, show, ...given } = values;
  const numbers: Numbers = { rounds: 1, versions: 1, messages: 1, seconds: 1, documents: 1 };
  for (const name of Object.keys(numbers) as (keyof Numbers)[])
    numbers[name] = wholeNumber(name, given[name] ?? String(bench.defaults[name] ?? 1));
  const options = {
    ...{ numbers, path, half, language, category, show },
    port: port === undefined ? null : wholeNumber('port', port),
  };
  const folder = await cleanup.temporaryFolder('huoban-bench-');
  const isReached = await bench.run(new BenchContext(options, folder, cleanup));
  const warning = describeLoad();
  if (warning !== null) writeLine(`\n${warning}`);
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
