import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Release, SiteConfig, VersionRecord } from '@huoban/contracts';
import { copySeededDatabase } from '../../../scripts/lib/site/seeded-database.mjs';
import type { CleanupStack } from './cleanup';
import { SkipCase } from './runner';
import { ROOT, freePort, runScript, startNode, type StartedProcess } from './processes';

const CHANNEL = 'production';

export interface Server extends StartedProcess {
  url: string;
}

export const registryIn = (dataDir: string): string => path.join(dataDir, 'registry');

export const keysBeside = (registry: string): string => path.join(registry, '..', 'keys');

/** Builds the sources, with both servers, and pins the result in a registry below `dataDir`. */
export async function deployInto(dataDir: string): Promise<Release> {
  await runScript(['scripts/build.ts']);
  await runScript(['scripts/deploy.ts'], { DATA_DIR: dataDir, CHANNEL });
  return activeRelease(registryIn(dataDir));
}

/** Runs a command of the release tool. @returns its JSON */
export const releaseTool = (
  registry: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<string> =>
  runScript(['release/src/cli.ts', ...args, '--registry', registry, '--json'], {
    KEYS_DIR: keysBeside(registry),
    ...env,
  });

export async function activeRelease(registry: string): Promise<Release> {
  const shown = await releaseTool(registry, ['show', '--channel', CHANNEL]);
  return (JSON.parse(shown) as { release: Release }).release;
}

/** `version.json` of a published version. */
export async function readVersionRecord(
  registry: string,
  name: string,
  version: string,
): Promise<VersionRecord> {
  const file = path.join(registry, 'artifacts', name, version, 'version.json');
  return JSON.parse(await fs.readFile(file, 'utf8')) as VersionRecord;
}

/**
 * Starts the bundled service on a free port, unless `PORT` is set. Without `DATA_DIR` or `DATABASE_URL` its database is a copy
 * of the one of this run, or in memory.
 */
export async function startService(env: NodeJS.ProcessEnv = {}): Promise<Server> {
  const port = env['PORT'] ?? String(await freePort());
  const folder = env['DATA_DIR'] || env['DATABASE_URL'] ? null : await copyOfDatabase();
  const started = await startNode(['service/dist/main.mjs'], /^service ready\b/m, {
    env: {
      NODE_ENV: 'production',
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: folder ?? 'memory',
      DEVELOPMENT_MODE: 'true',
      LOG_LEVEL: 'error',
      ...env,
    },
  });
  const stop = async () => {
    await started.stop();
    if (folder) await fs.rm(folder, { recursive: true });
  };
  return { ...started, stop, url: `http://127.0.0.1:${port}` };
}

async function copyOfDatabase(): Promise<string | null> {
  const folder = await fs.mkdtemp(path.join(tmpdir(), 'huoban-service-'));
  if (copySeededDatabase(folder)) return folder;
  await fs.rm(folder, { recursive: true });
  return null;
}

/** The folder of the service's embedded database below `dataDir`. */
export const databaseIn = (dataDir: string): string => path.join(dataDir, 'pg');

interface ShellOptions {
  registry: string;
  serviceUrl: string;
  env?: NodeJS.ProcessEnv;
}

/** Starts the bundled runner on a registry, on a free port unless `PORT` is set. */
export async function startShell({
  registry,
  serviceUrl,
  env = {},
}: ShellOptions): Promise<Server> {
  const port = env['PORT'] ?? String(await freePort());
  const started = await startNode(['shell/dist/runner.mjs'], /^shell ready\b/m, {
    env: {
      NODE_ENV: 'production',
      PORT: port,
      HOST: '127.0.0.1',
      SERVICE_URL: serviceUrl,
      REGISTRY_DIR: registry,
      TRUSTED_KEYS: path.join(keysBeside(registry), 'trusted.json'),
      CHANNEL,
      MEDIA_DIR: path.join(ROOT, 'media'),
      SITE_FILE: path.join(ROOT, 'site.json'),
      ...env,
    },
  });
  return { ...started, url: `http://127.0.0.1:${port}` };
}

/** Starts another shell on a registry, with files of its own and a changed `site.json`; stopped with the cleanup. */
export async function startSecondShell(
  cleanup: CleanupStack,
  { registry, serviceUrl, env }: ShellOptions,
  change: (site: SiteConfig) => void = () => undefined,
): Promise<Server> {
  const folder = await cleanup.temporaryFolder();
  const site = JSON.parse(await fs.readFile(path.join(ROOT, 'site.json'), 'utf8')) as SiteConfig;
  change(site);
  const siteFile = path.join(folder, 'site.json');
  await fs.writeFile(siteFile, JSON.stringify(site));
  const files = {
    SITE_FILE: siteFile,
    SEEN_FILE: path.join(folder, 'seen.json'),
    MIRROR_DIR: path.join(folder, 'mirror'),
  };
  return cleanup.stopLater(await startShell({ registry, serviceUrl, env: { ...files, ...env } }));
}

export async function startConsole(registry: string, env: NodeJS.ProcessEnv): Promise<Server> {
  const port = String(await freePort());
  const folders = ['--registry', registry, '--keys', keysBeside(registry), '--port', port];
  const serve = ['--import', 'tsx', 'release/src/cli.ts', 'serve', ...folders];
  const started = await startNode(serve, /^console ready\b/m, { env });
  return { ...started, url: `http://127.0.0.1:${port}` };
}

export interface TemporaryPostgres {
  url: string;
  /** Process that started the database; 0 for a database that was given. */
  pid: number;
  stop: () => Promise<void>;
}

/**
 * The server of `TEST_DATABASE_URL`, or a new one.
 * @param settings of a new one, `name=value`
 * @returns null when this machine has no PostgreSQL
 * @throws Error when it does not start
 */
export async function startPostgres({
  isolated = false,
  settings = [],
}: { isolated?: boolean; settings?: readonly string[] } = {}): Promise<TemporaryPostgres | null> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given && !isolated) return { url: given, pid: 0, stop: () => Promise.resolve() };
  const program = path.join(ROOT, 'scripts/temporary-postgres.mjs');
  const child = spawn(process.execPath, [program, ...settings], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  for await (const url of createInterface({ input: child.stdout })) {
    if (url === 'none') return null;
    const stop = async () => {
      child.stdin.end();
      await ended;
    };
    return { url, pid: child.pid ?? 0, stop };
  }
  throw new Error('PostgreSQL does not start');
}

/** The same for a case, which stops it. @throws SkipCase when this machine has no PostgreSQL */
export async function requirePostgres(
  cleanup: CleanupStack,
  options?: Parameters<typeof startPostgres>[0],
): Promise<TemporaryPostgres> {
  const database = await startPostgres(options);
  if (!database) throw new SkipCase('this machine has no PostgreSQL');
  return cleanup.stopLater(database);
}
