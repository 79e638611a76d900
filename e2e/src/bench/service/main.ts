import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { busySentence, type Bench } from '../service-bench';

const USAGE = `usage: npm run bench -- service [--rounds 3] [--seconds 3]
       npm run bench -- search  [--rounds 15] [--documents 10000]`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string' },
    seconds: { type: 'string', default: '3' },
    documents: { type: 'string', default: '10000' },
  },
});

const undo: (() => Promise<void> | void)[] = [];
const undoAll = async () => {
  for (let step = undo.pop(); step; step = undo.pop()) await step();
};

const whole = (name: string, text: string): number => {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new RangeError(`--${name} must be a whole number above 0, not "${text}"`);
};

const run = async (bench: Bench): Promise<boolean> => {
  const rounds = (usual: string) => whole('rounds', values.rounds ?? usual);
  const [what] = positionals;
  if (what === 'search') {
    const { benchSearch } = await import('../search/search-bench');
    const documents = whole('documents', values.documents);
    return benchSearch({ ...bench, rounds: rounds('15'), documents });
  }
  if (what === 'service') {
    const { benchService } = await import('./service-bench');
    const seconds = whole('seconds', values.seconds);
    await benchService({ ...bench, rounds: rounds('3'), seconds });
    return true;
  }
  throw new Error(USAGE);
};

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void undoAll().finally(() => process.exit(130)));
try {
  const folder = await mkdtemp(join(tmpdir(), 'huoban-bench-'));
  undo.push(() => rm(folder, { recursive: true, force: true }));
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  const held = await run({ folder, say, later: (step) => void undo.push(step) });
  const busy = busySentence();
  if (busy !== null) say(busy);
  if (!held) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await undoAll();
}
