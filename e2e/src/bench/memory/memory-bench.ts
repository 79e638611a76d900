import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { residentMemory } from '../../harness/processes';
import { inMb, type Bench, type BenchContext } from '../bench';
import { runRenderHost } from '../render/run-render-host';
import { startSite, type BenchSite } from '../shared-deployment';

/** Memory after so many versions, in bytes. */
interface Measurement {
  versions: number;
  rss: number;
  heapUsed: number;
  external: number;
}

const MEASUREMENTS = 4;
/** A page without data: the loading of versions is measured. */
const SECTION = 'mfe-legal';
const PAGE = '/privacy';
const VISITED = ['', '/en', '/ja'].flatMap((language) =>
  ['/', '/game-partner', '/game-library', '/game-library/2017', '/about-us', '/privacy'].map(
    (page) => language + page,
  ),
);

/** Memory of idle service and shell, and that of a render worker over many versions of a section. */
export const memoryBench: Bench = {
  defaults: { versions: 1000, idleSeconds: 15, visits: 1000 },
  async run(context) {
    const { options, report } = context;
    const { versions, idleSeconds, visits } = options.numbers;
    const started = await startSite(context);
    await sleep(idleSeconds * 1000);
    context.table(`idle for ${idleSeconds} s`, [
      ['', 'RSS MB'],
      ['service on PGlite', inMb(await residentMemory(started.service.pid))],
      ['shell, no page rendered yet', inMb(await residentMemory(started.shell.pid))],
    ]);
    report(`${visits} visits …`);
    await visitPages(started.shell.url, visits);
    const resident = {
      service: await residentMemory(started.service.pid),
      shell: await residentMemory(started.shell.pid),
    };
    context.table(`after ${visits} visits`, [
      ['', 'RSS MB'],
      ['service on PGlite', inMb(resident.service)],
      ['shell with its render workers', inMb(resident.shell)],
      ['whole embedded site', inMb(resident.service + resident.shell)],
    ]);
    report(`one render worker, ${versions} versions of ${SECTION}, each rendered once …`);
    const measurements = await measureVersions(context, started);
    context.table('render worker', [
      ['versions', 'RSS MB', 'heap MB', 'external MB'],
      ...measurements.map(({ versions: count, ...bytes }) => [
        String(count),
        ...[bytes.rss, bytes.heapUsed, bytes.external].map(inMb),
      ]),
    ]);
    return true;
  },
};

/** Visits pages of all sections in three languages, each rendered anew. */
async function visitPages(url: string, visits: number): Promise<void> {
  for (let visit = 0; visit < visits; visit += 1) {
    const page = VISITED[visit % VISITED.length] ?? '';
    const response = await fetch(url + page, { headers: { 'cache-control': 'no-store' } });
    if (!response.ok) throw new Error(`${page} has status ${response.status}`);
    await response.text();
  }
}

async function measureVersions(context: BenchContext, site: BenchSite): Promise<Measurement[]> {
  const { versions } = context.options.numbers;
  const program = path.join(import.meta.dirname, 'render-host.mjs');
  const output = await runRenderHost(context, site, ['--expose-gc', program], {
    versions,
    section: SECTION,
    url: PAGE,
    interval: Math.max(1, Math.floor(versions / MEASUREMENTS)),
  });
  const lines = output.split('\n').filter((line) => line.startsWith('{'));
  return lines.map((line) => JSON.parse(line) as Measurement);
}
