import { setTimeout as sleep } from 'node:timers/promises';
import { LoadGenerator, type LoadReport } from '../../drills/context/load-generator';
import { lostAddress } from '../../drills/context/lost-address';
import { withCleanup, type CleanupStack } from '../../harness/cleanup';
import { median } from '../../harness/statistics';
import { loadUrl, medianOf, type Load } from '../service/load';
import { EDGE_CANDIDATES, type StartEdge } from './edge-candidates';
import { processorMs } from './processor-time';
import { startFileServer, type FileServer } from './file-server';

const PER_SECOND = 50;
const BEFORE_MS = 500;

/** `failed` requests, and the slowest one in ms. */
export interface UnderLoss {
  failed: number;
  slowest: number;
}

export interface EdgeFigures {
  /** Processor time of a request, which depends less on what else the machine does. */
  cpuMs: number;
  load: Load;
  /** One of two servers is killed. */
  killed: UnderLoss;
  /** One of two servers no longer answers to connections, as a lost machine. */
  unreachable: UnderLoss;
}

const toUnderLoss = ({ failures, times }: LoadReport): UnderLoss => ({
  failed: failures.length,
  slowest: Math.max(...times),
});

async function measureLoss(
  url: string,
  seconds: number,
  lose: () => Promise<unknown>,
): Promise<UnderLoss> {
  const load = LoadGenerator.start({ origins: [url], paths: ['/'], perSecond: PER_SECOND });
  await sleep(BEFORE_MS);
  await lose();
  await sleep(seconds * 1000);
  return toUnderLoss(await load.stop());
}

export interface Measurement {
  document: string;
  rounds: number;
  seconds: number;
}

/** One edge in front of two servers, and one in front of a server and a lost machine. */
interface StartedEdges {
  url: string;
  pid: number;
  beside: string;
  second: FileServer;
  loads: Load[];
  cpuMs: number[];
}

async function startEdges(
  cleanup: CleanupStack,
  start: StartEdge,
  document: string,
): Promise<StartedEdges | null> {
  const first = await startFileServer(cleanup, document);
  const second = await startFileServer(cleanup, document);
  const edge = await start(cleanup, [first.address, second.address]);
  const lost = new URL(await lostAddress(cleanup, 'is unreachable')).host;
  const beside = await start(cleanup, [first.address, lost]);
  return edge && beside && { ...edge, beside: beside.url, second, loads: [], cpuMs: [] };
}

async function loadEdge({ url, pid, loads, cpuMs }: StartedEdges, seconds: number): Promise<void> {
  const before = await processorMs([pid]);
  const load = await loadUrl({ url }, seconds);
  loads.push(load);
  cpuMs.push(((await processorMs([pid])) - before) / (load.perSecond * seconds));
}

/** Compares what could be the edge, round by round, with two servers of one document. Null for a missing program. */
export const compareEdges = ({
  document,
  rounds,
  seconds,
}: Measurement): Promise<Map<string, EdgeFigures | null>> =>
  withCleanup(async (cleanup) => {
    const started = new Map<string, StartedEdges | null>();
    for (const [name, start] of Object.entries(EDGE_CANDIDATES))
      started.set(name, await startEdges(cleanup, start, document));
    for (let round = 0; round < rounds; round += 1)
      for (const edge of started.values()) if (edge) await loadEdge(edge, seconds);
    const results = new Map<string, EdgeFigures | null>();
    for (const [name, edge] of started) {
      if (edge === null) {
        results.set(name, null);
        continue;
      }
      const { url, beside, second, loads, cpuMs } = edge;
      const unreachable = await measureLoss(beside, seconds, async () => undefined);
      const killed = await measureLoss(url, seconds, () => second.kill());
      results.set(name, { load: medianOf(loads), cpuMs: median(cpuMs), killed, unreachable });
    }
    return results;
  });
