import { addJunitProperties, COMMON_OPTIONS, readArgs } from '../program';
import { failed, passed } from '../results';
import { reportResults } from '../html-report';
import { runSuite, SkipCase, type TestCase } from '../runner';

const attempts = new Map<string, number>();

async function failFirst(name: string): Promise<void> {
  const attempt = (attempts.get(name) ?? 0) + 1;
  attempts.set(name, attempt);
  if (attempt === 1) throw new Error('slow');
}

const CASES: readonly TestCase<string>[] = [
  { name: 'measures', rows: [7], run: async (context) => `on ${context}` },
  {
    name: 'page',
    run: async (_, { report }) => report(passed('status'), failed('title', 'is "<b>"\u0000')),
  },
  { name: 'lacks a tool', run: () => Promise.reject(new SkipCase('no tool')) },
  { name: 'sometimes', run: () => failFirst('sometimes') },
  // The timer would keep the process alive.
  { name: 'never ends', run: () => new Promise(() => setInterval(() => undefined, 60_000)) },
  { name: 'alone', exclusive: true, run: () => failFirst('alone') },
  { name: 'last', exclusive: true, run: async () => undefined },
];

export const HELP = 'no options';

/** Every outcome once, for the test of the runner. */
export async function main(args: string[]): Promise<number> {
  const { only } = readArgs(args, COMMON_OPTIONS);
  addJunitProperties({ name: 'sample', release: 'r1' });
  const results = await runSuite({
    title: 'sample',
    cases: CASES,
    contexts: only === 'no site' ? [Promise.reject(new Error('no site'))] : ['a', 'b'],
    timeoutMs: 300,
    repeatFailed: true,
  });
  return reportResults(results);
}
