import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Release } from '@huoban/contracts';
import { runNode } from '../../harness/processes';
import { ROOT } from '../../harness/processes';
import { deployInto, registryIn, startService, startShell } from '../site-programs';
import { textTable } from '../../harness/text';
import { residentOf } from './resident';

export interface MemoryBench {
  versions: number;
  /** First of the two ports that are taken. */
  port: number;
  folder: string;
  say: (line: string) => void;
  later: (undo: () => Promise<void> | void) => void;
}

interface Mark {
  versions: number;
  rss: number;
  heapUsed: number;
  external: number;
}

const MB = 1024 * 1024;
const MARKS = 4;
const IDLE_MS = 15_000;
/** A page that needs no service: what is measured is the loading of versions. */
const SECTION = 'mfe-legal';
const URL_OF_SECTION = '/privacy';

const inMb = (bytes: number): string => (bytes / MB).toFixed(1);

/** Prints idle memory of the two programs and that of a render worker over many versions of a section. */
export async function benchMemory(bench: MemoryBench): Promise<void> {
  const { folder, say } = bench;
  say('building the site …');
  const release = await deployInto(folder);
  await measureIdle(bench);
  const site = await siteOf(`http://127.0.0.1:${bench.port + 1}${URL_OF_SECTION}`);
  say(`one render worker, ${bench.versions} versions of ${SECTION}, each rendered once …`);
  const marks = await overVersions(bench, release, site);
  say(
    textTable([
      ['versions', 'RSS MB', 'heap MB', 'external MB'],
      ...marks.map(({ versions, rss, heapUsed, external }) => [
        String(versions),
        inMb(rss),
        inMb(heapUsed),
        inMb(external),
      ]),
    ]),
  );
}

async function measureIdle({ folder, port, say, later }: MemoryBench): Promise<void> {
  say('seeding, then starting again on the seeded folder …');
  await (await startService(folder, port)).stop();
  const service = await startService(folder, port);
  later(service.stop);
  const shell = await startShell(registryIn(folder), port + 1, port);
  later(shell.stop);
  await sleep(IDLE_MS);
  say(
    textTable([
      [`idle for ${IDLE_MS / 1000} s`, 'RSS MB'],
      ['service on PGlite', inMb(await residentOf(service.pid))],
      ['shell, nothing rendered yet', inMb(await residentOf(shell.pid))],
    ]),
  );
}

/** The site's configuration with its drawn codes, as the shell hands it to every page. */
async function siteOf(url: string): Promise<unknown> {
  const html = await (await fetch(url)).text();
  const json = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1];
  if (!json) throw new Error(`${url} carries no boot data`);
  return (JSON.parse(json) as { site: unknown }).site;
}

/** In a process of its own, so that nothing else stands in the figures. */
async function overVersions(
  { folder, port, versions }: MemoryBench,
  release: Release,
  site: unknown,
): Promise<Mark[]> {
  const file = path.join(folder, 'task.json');
  const task = {
    worker: path.join(ROOT, 'shell/dist/worker.mjs'),
    registry: registryIn(folder),
    serviceUrl: `http://127.0.0.1:${port}`,
    section: SECTION,
    url: URL_OF_SECTION,
    marks: Math.max(1, Math.floor(versions / MARKS)),
    site,
    release,
    versions,
  };
  await fs.writeFile(file, JSON.stringify(task));
  const host = path.join(import.meta.dirname, 'render-host.mjs');
  const said = await runNode(['--expose-gc', host, file], {
    cwd: ROOT,
    env: { NODE_ENV: 'production' },
  });
  const lines = said.split('\n').filter((line) => line.startsWith('{'));
  return lines.map((line) => JSON.parse(line) as Mark);
}
