import { CleanupStack } from '../harness/cleanup';
import { BenchContext, type Bench, type BenchOptions, type Numbers, type Table } from './bench';
import type { SharedDeployment } from './shared-deployment';

const BENCHES: Record<string, () => Promise<Bench>> = {
  page: async () => (await import('./page/page-bench')).pageBench,
  memory: async () => (await import('./memory/memory-bench')).memoryBench,
  render: async () => (await import('./render/render-bench')).renderBench,
  chat: async () => (await import('./chat/chat-bench')).chatBench,
  releases: async () => (await import('./releases/releases-bench')).releasesBench,
  service: async () => (await import('./service/service-bench')).serviceBench,
  search: async () => (await import('./search/search-bench')).searchBench,
  scale: async () => (await import('./scale/scale-bench')).scaleBench,
  commands: async () => (await import('./commands/commands-bench')).commandsBench,
  replies: async () => (await import('./replies/replies-bench')).repliesBench,
};
export const BENCH_NAMES = Object.keys(BENCHES);

/** The smallest run in which every figure is measured. A slowed processor is busy also while its page waits. */
const SHORT: Numbers = {
  ...{ rounds: 1, versions: 2, messages: 60, seconds: 0.2, documents: 300 },
  ...{ artifacts: 1, idleSeconds: 1, slowdown: 1, pages: 20 },
  ...{ visits: 20, clones: 0 },
};

export interface RunOptions extends Omit<BenchOptions, 'numbers'> {
  given: Partial<Numbers>;
  isShort: boolean;
}

export interface BenchRun {
  name: string;
  tables: readonly Table[];
  /** False when a goal was missed that fails the command. */
  isReached: boolean;
}

/** @throws Error when there is no bench of this name */
export async function runBench(
  name: string,
  { given, isShort, ...options }: RunOptions,
  { deployment, cleanup }: { deployment: SharedDeployment; cleanup: CleanupStack },
): Promise<BenchRun> {
  const load = BENCHES[name];
  if (!load) throw new Error(`No bench "${name}": ${BENCH_NAMES.join(', ')} or all.`);
  const bench = await load();
  const ones = Object.fromEntries(Object.keys(SHORT).map((key) => [key, 1])) as Numbers;
  const numbers = { ...ones, ...(isShort ? SHORT : bench.defaults), ...given };
  const all = { ...options, ...(isShort && bench.short), numbers };
  const own = new CleanupStack();
  cleanup.add(() => own.run());
  try {
    const folder = await own.temporaryFolder('huoban-bench-');
    const context = new BenchContext(name, all, { folder, cleanup: own, deployment });
    const isReached = await bench.run(context);
    return { name, tables: context.tables, isReached };
  } finally {
    await own.run();
  }
}
