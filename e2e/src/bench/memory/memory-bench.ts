import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { residentMemory, ROOT, runNode } from '../../harness/processes';
import { inMb, type Bench, type BenchContext } from '../bench';
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

/** Memory of idle service and shell, and that of a render worker over many versions of a section. */
export const memoryBench: Bench = {
  defaults: { versions: 1000, idleSeconds: 15 },
  async run(context) {
    const { options, report } = context;
    const { versions, idleSeconds } = options.numbers;
    const started = await startSite(context);
    await sleep(idleSeconds * 1000);
    context.table(`idle for ${idleSeconds} s`, [
      ['', 'RSS MB'],
      ['service on PGlite', inMb(await residentMemory(started.service.pid))],
      ['shell, no page rendered yet', inMb(await residentMemory(started.shell.pid))],
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

/** The site's configuration with its generated codes, from the boot data of a page. */
async function readSiteConfig(url: string): Promise<unknown> {
  const html = await (await fetch(url)).text();
  const json = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1];
  if (!json) throw new Error(`${url} has no boot data`);
  return (JSON.parse(json) as { site: unknown }).site;
}

/** Measures in a separate process, so that nothing else adds to its memory. */
async function measureVersions(
  { folder, options }: BenchContext,
  { release, registry, service, shell }: BenchSite,
): Promise<Measurement[]> {
  const file = path.join(folder, 'task.json');
  const { versions } = options.numbers;
  const task = {
    release,
    site: await readSiteConfig(shell.url + PAGE),
    serviceUrl: service.url,
    versions,
    worker: path.join(ROOT, 'shell/dist/worker.mjs'),
    registry,
    section: SECTION,
    url: PAGE,
    interval: Math.max(1, Math.floor(versions / MEASUREMENTS)),
  };
  await fs.writeFile(file, JSON.stringify(task));
  const host = path.join(import.meta.dirname, 'render-host.mjs');
  const output = await runNode(['--expose-gc', host, file], { env: { NODE_ENV: 'production' } });
  const lines = output.split('\n').filter((line) => line.startsWith('{'));
  return lines.map((line) => JSON.parse(line) as Measurement);
}
