import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { must, mustEqual } from '../../check';
import { waitUntil } from '../context/timing';
import { CannotBeDone, type Drill } from '../drill';
import type { Ground } from '../context/drill-context';
import {
  ownFolder,
  ownPostgres,
  ownService,
  ownShell,
  withParts,
  type Undo,
} from '../context/started-processes';

const run = promisify(execFile);
const BACK_MS = 15_000;
const HEARD_MS = 12_000;
const READ = '/api/visitor/game/list?size=3';
const WRITE = '/api/users/report_user_action';
const PLAIN_PAGES = ['/about-us', '/terms', '/'];

interface Part {
  url: string;
}

const write = (site: Part, mark: string): Promise<Response> =>
  fetch(site.url + WRITE, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'drill', params: { mark } }),
    signal: AbortSignal.timeout(25_000),
  });

const codeOf = async (answer: Response): Promise<number> =>
  ((await answer.json()) as { error_code: number }).error_code;

/** Health of the service: `ready`, `degraded` or `unavailable`. */
const healthOf = async (service: Part): Promise<string> => {
  const answer = await fetch(`${service.url}/api/health`, { signal: AbortSignal.timeout(25_000) });
  return ((await answer.json()) as { status: string }).status;
};

async function siteOnPostgres(ground: Ground, undo: Undo) {
  const database = await ownPostgres(undo);
  const service = await ownService(undo, { DATABASE_URL: database.url });
  const shell = await ownShell(ground, undo, { env: { SERVICE_URL: service.url } });
  mustEqual((await fetch(shell.url + READ)).status, 200, 'data before');
  return { database, service, shell };
}

/** Pages that need no data, and refusals that say when to come back. */
async function isAway(shell: Part, service: Part): Promise<string> {
  const began = performance.now();
  const written = await write(shell, 'away');
  const ms = performance.now() - began;
  mustEqual(written.status, 503, 'status of a write');
  must(written.headers.get('retry-after'), 'a refused write does not say when to come back');
  mustEqual(await codeOf(written), 50301, 'code of a write');
  for (const page of PLAIN_PAGES) {
    const answer = await fetch(shell.url + page, { signal: AbortSignal.timeout(25_000) });
    mustEqual(answer.status, 200, `status of ${page}`);
  }
  const asset = /\/assets\/[\w./+-]+\.js/.exec(await (await fetch(`${shell.url}/terms`)).text());
  mustEqual((await fetch(shell.url + (asset?.[0] ?? ''))).status, 200, 'status of a script');
  await waitUntil(
    'health says so',
    HEARD_MS,
    async () => (await healthOf(service)) === 'unavailable',
  );
  return `a write was refused after ${Math.round(ms)} ms`;
}

async function isBack(shell: Part, service: Part): Promise<number> {
  const ms = await waitUntil('data again', BACK_MS, async () => {
    return (await fetch(shell.url + READ)).status === 200;
  });
  await waitUntil('writes again', BACK_MS, async () => (await write(shell, 'back')).status === 200);
  await waitUntil('health', BACK_MS, async () => (await healthOf(service)) === 'ready');
  return ms;
}

/** Databases and disks that fail. */
export const dataDrills: readonly Drill[] = [
  {
    rows: [39],
    long: true,
    name: 'PostgreSQL stands still (SIGSTOP), then goes on: pages stay, writes get 503 and a time, it recovers alone',
    run: (ground) =>
      withParts(async (undo) => {
        const { database, service, shell } = await siteOnPostgres(ground, undo);
        const pids = await database.pids();
        const all = (signal: NodeJS.Signals) => pids.forEach((pid) => process.kill(pid, signal));
        all('SIGSTOP');
        let said: string;
        try {
          said = await isAway(shell, service);
        } finally {
          all('SIGCONT');
        }
        return `${said}; back after ${Math.round(await isBack(shell, service))} ms`;
      }),
  },
  {
    rows: [39],
    long: true,
    name: 'every connection to PostgreSQL is killed (kill -9 of a backend): in-flight calls fail once, it recovers alone',
    run: (ground) =>
      withParts(async (undo) => {
        const { database, service, shell } = await siteOnPostgres(ground, undo);
        const ours = await database.pids();
        const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,args=']);
        const backends = stdout.split('\n').flatMap((line) => {
          const [, pid, parent, args = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
          const isOurs = ours.includes(Number(parent)) && /127\.0\.0\.1\(/.test(args);
          return isOurs ? [Number(pid)] : [];
        });
        must(backends.length > 0, 'no connection was found');
        process.kill(backends[0] ?? 0, 'SIGKILL');
        const ms = await isBack(shell, service);
        return `back after ${Math.round(ms)} ms`;
      }),
  },
  {
    rows: [40],
    long: true,
    name: 'the disk of the service is full: reads go on, writes get 503 or 507, what was acknowledged is there afterwards',
    run: (ground) =>
      withParts(async (undo) => {
        const disk = await smallDisk(undo, 192);
        const service = await ownService(undo, { DATA_DIR: path.join(disk, 'pg') });
        const shell = await ownShell(ground, undo, { env: { SERVICE_URL: service.url } });
        mustEqual((await write(shell, 'before')).status, 200, 'a write before');
        await fill(disk);
        const answers: number[] = [];
        for (let index = 0; index < 400; index += 1) {
          const answer = await write(shell, 'x'.repeat(450) + String(index));
          answers.push(answer.status);
          if (answer.status !== 200) break;
        }
        const refused = answers.find((status) => status !== 200);
        must(refused === 503 || refused === 507, `writes on a full disk: ${answers.at(-1)}`);
        mustEqual((await fetch(shell.url + READ)).status, 200, 'a read on a full disk');
        mustEqual((await fetch(`${shell.url}/terms`)).status, 200, 'a page on a full disk');
        await fs.rm(path.join(disk, 'filler'));
        await waitUntil(
          'writes again',
          BACK_MS,
          async () => (await write(shell, 'back')).status === 200,
        );
        return `the disk was full after ${answers.length - 1} more writes, refused with ${refused}`;
      }),
  },
  {
    rows: [40],
    long: true,
    name: 'the disk of the release registry is full: publishing fails with a word, the site goes on, nothing is half there',
    run: (ground) =>
      withParts(async (undo) => {
        const disk = await smallDisk(undo, 24);
        const registry = path.join(disk, 'registry');
        await fs.mkdir(registry);
        await fill(disk, 64 * 1024);
        const refused = await ground.publishInto(registry, '9.90.0-full').then(
          () => null,
          (failure: unknown) => String(failure),
        );
        must(refused !== null && /ENOSPC|space/i.test(refused), `publishing said ${refused}`);
        const left = await fs
          .readdir(path.join(registry, 'artifacts', 'mfe-legal'))
          .catch(() => []);
        for (const version of left) {
          const folder = path.join(registry, 'artifacts', 'mfe-legal', version);
          const isThere = (await fs.readdir(folder)).includes('version.json');
          must(!isThere, 'half a version counts as one');
        }
        await fs.rm(path.join(disk, 'filler'));
        await ground.publishInto(registry, '9.90.0-full');
        return refused.slice(0, 120);
      }),
  },
  {
    rows: [40],
    name: 'the folder of the shell is read-only: pages go on, health says what cannot be kept',
    run: (ground) =>
      withParts(async (undo) => {
        const disk = await smallDisk(undo, 1);
        await run('mount', ['-o', 'remount,ro', disk]);
        const shell = await ownShell(ground, undo, {
          env: { SEEN_FILE: path.join(disk, 'seen.json') },
        });
        mustEqual((await fetch(`${shell.url}/terms`)).status, 200, 'status of a page');
        const health = (await (await fetch(`${shell.url}/-/health`)).json()) as {
          status: string;
          reason: string | null;
        };
        mustEqual(health.status, 'degraded', 'health');
        must(/cannot be kept/.test(health.reason ?? ''), `the reason is ${health.reason}`);
        return health.reason ?? '';
      }),
  },
];

/** A disk of so many MiB. @throws CannotBeDone where nothing may be mounted */
async function smallDisk(undo: Undo, mebibytes: number): Promise<string> {
  const folder = path.join(await ownFolder(undo), 'disk');
  await fs.mkdir(folder);
  await run('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', folder]).catch(
    (cause: unknown) => {
      throw new CannotBeDone('a small disk can be mounted by root only', { cause });
    },
  );
  undo.later({ stop: () => run('umount', [folder]) });
  return folder;
}

/** Writes until nothing more fits, then makes room for so many bytes. */
async function fill(disk: string, room = 0): Promise<void> {
  const file = await fs.open(path.join(disk, 'filler'), 'w');
  try {
    for (const chunk of [1 << 20, 1 << 12]) {
      const bytes = Buffer.alloc(chunk);
      for (;;) if ((await file.write(bytes).catch(() => null)) === null) break;
    }
    const { size } = await file.stat();
    await file.truncate(Math.max(0, size - room));
  } finally {
    await file.close();
  }
}
