import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { SiteConfig } from '@huoban/contracts';
import { startNode, type RunningProcess } from '../../harness/processes';
import { startShell } from '../../bench/site-programs';
import type { Ground } from './drill-context';
import { CannotBeDone } from '../drill';
import { freePort } from '../../harness/processes';
import { ROOT } from '../../harness/processes';

/** A further program beside the site, for faults that the site itself must not have. */
export interface Part extends RunningProcess {
  url: string;
}

/** Things to be undone at the end of a drill, the last one first. */
export class Undo {
  readonly #steps: (() => Promise<unknown>)[] = [];

  /** @returns the same thing */
  later<Kept extends { stop: () => Promise<unknown> }>(kept: Kept): Kept {
    this.#steps.push(() => kept.stop());
    return kept;
  }

  async all(): Promise<void> {
    for (let step = this.#steps.pop(); step; step = this.#steps.pop()) await step();
  }
}

/** Runs a drill with things of its own. */
export async function withParts<Result>(drill: (undo: Undo) => Promise<Result>): Promise<Result> {
  const undo = new Undo();
  try {
    return await drill(undo);
  } finally {
    await undo.all();
  }
}

/** A folder that is gone afterwards. */
export async function ownFolder(undo: Undo): Promise<string> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'huoban-drill-'));
  undo.later({ stop: () => fs.rm(folder, { recursive: true, force: true }) });
  return folder;
}

/** The service with settings of its own; in memory unless they say otherwise. */
export async function ownService(undo: Undo, env: NodeJS.ProcessEnv = {}): Promise<Part> {
  const port = await freePort();
  const running = await startNode(['service/dist/main.mjs'], /^service ready\b/m, {
    cwd: ROOT,
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: 'memory',
      SMS_DRIVER: 'outbox',
      LOG_LEVEL: 'error',
      ...env,
    },
  });
  return undo.later({ ...running, url: `http://127.0.0.1:${port}` });
}

interface ShellOptions {
  /** Changes what `site.json` says. */
  site?: (site: SiteConfig) => void;
  env?: NodeJS.ProcessEnv;
}

/** Another shell on the registry and, unless the settings name another, the service of the site. */
export async function ownShell(
  ground: Ground,
  undo: Undo,
  { site: change = () => undefined, env = {} }: ShellOptions = {},
): Promise<Part> {
  const folder = await ownFolder(undo);
  const siteFile = path.join(folder, 'site.json');
  const site = JSON.parse(await fs.readFile(path.join(ROOT, 'site.json'), 'utf8')) as SiteConfig;
  change(site);
  await fs.writeFile(siteFile, JSON.stringify(site));
  const port = await freePort();
  const running = await startShell(ground.own.registry, port, 0, {
    SERVICE_URL: ground.own.url,
    SITE_FILE: siteFile,
    SEEN_FILE: path.join(folder, 'seen.json'),
    MIRROR_DIR: path.join(folder, 'mirror'),
    ...env,
  });
  return undo.later({ ...running, url: `http://127.0.0.1:${port}` });
}

interface OwnPostgres {
  url: string;
  /** Process ids at this moment: the main one first, with one for each connection. */
  pids: () => Promise<number[]>;
}

/** A PostgreSQL of its own. @throws CannotBeDone where there is none */
export async function ownPostgres(undo: Undo): Promise<OwnPostgres> {
  const program = spawn(process.execPath, [path.join(ROOT, 'scripts/temporary-postgres.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(program, 'exit');
  undo.later({
    async stop() {
      program.stdin.end();
      await ended;
    },
  });
  for await (const url of createInterface({ input: program.stdout })) {
    if (url === 'none') break;
    return { url, pids: () => serversOf(program.pid ?? 0) };
  }
  throw new CannotBeDone('there is no PostgreSQL on this machine, and none can be had');
}

/** Process ids of the database server below a process: its main one, then its children. */
async function serversOf(parent: number): Promise<number[]> {
  const ps = spawn('ps', ['-A', '-o', 'pid=,ppid='], { stdio: ['ignore', 'pipe', 'inherit'] });
  const table: [pid: number, parent: number][] = [];
  for await (const line of createInterface({ input: ps.stdout })) {
    const [pid = 0, above = 0] = line.trim().split(/\s+/).map(Number);
    table.push([pid, above]);
  }
  const below = (of: number): number[] =>
    table.filter(([, above]) => above === of).flatMap(([pid]) => [pid, ...below(pid)]);
  return below(parent);
}
