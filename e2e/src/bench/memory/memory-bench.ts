import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Release } from '@huoban/contracts';
import { residentMemory, ROOT, runNode } from '../../harness/processes';
import {
  databaseIn,
  deployInto,
  registryIn,
  startService,
  startShell,
} from '../../harness/servers';
import { inMb, type Bench, type BenchContext } from '../bench';

/** Memory after so many versions, in bytes. */
interface Measurement {
  versions: number;
  rss: number;
  heapUsed: number;
  external: number;
}

const MEASUREMENTS = 4;
const IDLE_MS = 15_000;
/** A page without data: the loading of versions is measured. */
const SECTION = 'mfe-legal';
const PAGE = '/privacy';

/** Memory of idle service and shell, and that of a render worker over many versions of a section. */
export const memoryBench: Bench = {
  defaults: { versions: 1000 },
  async run(context) {
    const { folder, options, report } = context;
    report('building the site …');
    const release = await deployInto(folder);
    const { service, shell } = await measureIdle(context);
    const site = await readSiteConfig(shell + PAGE);
    const { versions } = options.numbers;
    report(`one render worker, ${versions} versions of ${SECTION}, each rendered once …`);
    const measurements = await measureVersions(context, { release, site, serviceUrl: service });
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

/** @returns origins of service and shell */
async function measureIdle(context: BenchContext): Promise<{ service: string; shell: string }> {
  const { folder, cleanup } = context;
  context.report('seeding, then starting again on the seeded folder …');
  const env = { PORT: String(await context.nextPort()), DATA_DIR: databaseIn(folder) };
  await (await startService(env)).stop();
  const service = cleanup.stopLater(await startService(env));
  const shellEnv = { PORT: String(await context.nextPort()) };
  const options = { registry: registryIn(folder), serviceUrl: service.url, env: shellEnv };
  const shell = cleanup.stopLater(await startShell(options));
  await sleep(IDLE_MS);
  context.table(`idle for ${IDLE_MS / 1000} s`, [
    ['', 'RSS MB'],
    ['service on PGlite', inMb(await residentMemory(service.pid))],
    ['shell, no page rendered yet', inMb(await residentMemory(shell.pid))],
  ]);
  return { service: service.url, shell: shell.url };
}

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
  given: { release: Release; site: unknown; serviceUrl: string },
): Promise<Measurement[]> {
  const file = path.join(folder, 'task.json');
  const { versions } = options.numbers;
  const task = {
    ...given,
    versions,
    worker: path.join(ROOT, 'shell/dist/worker.mjs'),
    registry: registryIn(folder),
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
