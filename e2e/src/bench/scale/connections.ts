import { loadUrl, medianOf, type Load, type Target } from '../service/load';
import { startBareServer } from '../service/start-bare-server';
import type { BenchContext } from '../bench';
import type { ScaleSite } from './scale-site';

const CONNECTIONS = [1, 10, 100];
const HOME = 'home, kept by the shell';
const FILE = 'the same document by a bare Fastify';

/**
 * Requests per second and latency of pages and of an API read, by the number of connections. Requests for the same page at
 * the same time share one rendering, so that more are answered than rendered.
 */
export async function connectionRows(
  context: BenchContext,
  { shells, service }: ScaleSite,
  document: string,
): Promise<string[][]> {
  const { rounds, seconds } = context.options.numbers;
  const bare = await startBareServer(context, { '/': document });
  const targets: [string, Target][] = [
    ['home, rendered', { url: `${shells[0].url}/`, headers: { 'cache-control': 'no-store' } }],
    [HOME, { url: `${shells[0].url}/` }],
    [FILE, { url: `${bare}/` }],
    ['list of 20 games by the service', { url: `${service}/api/visitor/game/list?size=20` }],
  ];
  const rows: string[][] = [];
  for (const connections of CONNECTIONS) {
    const loads = new Map<string, Load>();
    for (const [name, target] of targets) {
      const measured: Load[] = [];
      for (let round = 0; round < rounds; round += 1)
        measured.push(await loadUrl(target, seconds, connections));
      loads.set(name, medianOf(measured));
    }
    const file = loads.get(FILE)?.perSecond ?? Number.NaN;
    for (const [name, { perSecond, p50, p99 }] of loads)
      rows.push([
        `${name}, connections: ${connections}`,
        perSecond.toFixed(0),
        p50.toFixed(1),
        p99.toFixed(1),
        (perSecond / file).toFixed(2),
      ]);
  }
  return [['', 'per second', 'p50 ms', 'p99 ms', 'to the bare document'], ...rows];
}
