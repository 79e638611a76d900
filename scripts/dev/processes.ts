import path from 'node:path';
import { RUNNER_PROGRAM, SERVICE_PROGRAM } from '../lib/build/bundle-servers';
import { processEnvironments } from '../lib/site/start-settings.mjs';
import type { Supervisor } from '../lib/process/supervisor.mjs';
import { freePort } from '../lib/process/port.mjs';
import type { DevelopmentOptions } from './options';
import type { DevelopmentRegistry } from './development-registry';

interface ProcessOptions {
  root: string;
  options: DevelopmentOptions;
  registry: DevelopmentRegistry;
  supervisor: Supervisor;
}

/** Like those of `npm start`, on the registry and the database of the development. */
function environments({ root, options, registry }: ProcessOptions, port: number) {
  const settings = {
    ...{ port, host: '127.0.0.1', address: '' },
    ...{ dataDir: options.folder, keysDir: registry.keys, channel: registry.channel },
  };
  return processEnvironments(settings, port, root);
}

/** Uses the service of the running site, or starts one. @returns its origin */
export async function findService(site: ProcessOptions): Promise<string> {
  const { root, options, supervisor } = site;
  if (await isHealthy(options.site)) return options.site;
  const port = await freePort('127.0.0.1');
  await supervisor.start({
    name: 'service',
    file: path.join(root, SERVICE_PROGRAM),
    cwd: root,
    env: environments(site, port).service,
    ready: /^(\{.*"msg":")?service ready\b/,
  });
  return `http://127.0.0.1:${String(port)}`;
}

async function isHealthy(site: string): Promise<boolean> {
  try {
    const { ok } = await fetch(`${site}/-/health`, { signal: AbortSignal.timeout(2_000) });
    return ok;
  } catch {
    return false;
  }
}

/** Starts the shell on the development registry. @returns its port on 127.0.0.1 */
export async function startShell(site: ProcessOptions, serviceUrl: string): Promise<number> {
  const { root, options, supervisor } = site;
  const port = await freePort('127.0.0.1');
  await supervisor.start({
    name: 'shell',
    file: path.join(root, RUNNER_PROGRAM),
    cwd: root,
    env: {
      ...environments(site, port).shell,
      SITE_ORIGIN: `http://127.0.0.1:${String(options.port)}`,
      SERVICE_URL: serviceUrl,
      DATA_DIR: options.folder,
    },
    ready: /^shell ready\b/,
  });
  return port;
}

/** Waits at most 5 s until the shell serves a release. @returns whether it does */
export async function isServed(port: number, release: string): Promise<boolean> {
  const deadline = Date.now() + 5_000;
  while (Date.now() < deadline) {
    const latest = await fetch(`http://127.0.0.1:${String(port)}/builds/latest.json`)
      .then((response) => response.text())
      .catch(() => '');
    if (latest.includes(release)) return true;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  return false;
}
