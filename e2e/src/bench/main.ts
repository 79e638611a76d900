import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runServiceProgram } from '../harness/service-program';
import { benchChat } from './chat/chat-bench';
import { benchMemory } from './memory/memory-bench';
import { benchPage } from './page/page-bench';
import { benchReleases } from './releases/releases-bench';

const USAGE = `usage: npm run bench -- page   [--rounds 15] [--path /] [--port 4800]
       npm run bench -- memory [--versions 1000] [--port 4800]
       npm run bench -- chat   [--messages 10000] [--port 4800]
       npm run bench -- releases [--rounds 8] [--versions 100] [--port 4800]
       npm run bench -- service [--rounds 3] [--seconds 3]
       npm run bench -- search  [--rounds 15] [--documents 10000]`;

/** Parts of this bench that the service has itself; they work on its databases without a site. */
const OF_THE_SERVICE: readonly string[] = ['service', 'search'];

const given = process.argv.slice(2);
if (OF_THE_SERVICE.includes(given[0] ?? '')) {
  process.exit(await runServiceProgram('e2e/src/bench/service/main.ts', given));
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string' },
    path: { type: 'string', default: '/' },
    versions: { type: 'string' },
    messages: { type: 'string' },
    port: { type: 'string' },
  },
});

const undo: (() => Promise<void> | void)[] = [];
const later = (step: () => Promise<void> | void): void => void undo.push(step);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

function whole(name: 'rounds' | 'versions' | 'messages' | 'port', usual: number): number {
  const value = Number(values[name] ?? usual);
  if (Number.isInteger(value) && value > 0) return value;
  throw new RangeError(`--${name} must be a whole number above 0, not "${String(values[name])}"`);
}

async function run(): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'huoban-bench-'));
  later(() => rm(folder, { recursive: true, force: true }));
  const common = { folder, port: whole('port', 4800), say, later };
  const [what] = positionals;
  if (what === 'page') {
    await benchPage({ ...common, rounds: whole('rounds', 15), path: values.path });
  } else if (what === 'memory') {
    await benchMemory({ ...common, versions: whole('versions', 1000) });
  } else if (what === 'chat') {
    await benchChat({ ...common, messages: whole('messages', 10_000) });
  } else if (what === 'releases') {
    const sizes = { rounds: whole('rounds', 8), versions: whole('versions', 100) };
    if (!(await benchReleases({ ...common, ...sizes }))) process.exitCode = 1;
  } else throw new Error(USAGE);
}

async function undoAll(): Promise<void> {
  for (let step = undo.pop(); step; step = undo.pop()) await step();
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void undoAll().finally(() => process.exit(130)));
}
try {
  await run();
} catch (failure) {
  process.stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n`);
  process.exitCode = 1;
} finally {
  await undoAll();
}
