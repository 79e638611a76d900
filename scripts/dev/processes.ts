import path from 'node:path';
import { RUNNER_PROGRAM, SERVICE_PROGRAM } from '../lib/build/bundle-servers';
import type { Supervisor } from '../lib/process/supervisor.mjs';
import { freePort } from '../lib/process/port.mjs';
import type { DevelopmentOptions } from './options';
import type { DevelopmentRegistry } from './development-registry';

interface ProcessOptions {
  root: string;
  options: DevelopmentOptions;
  supervisor: Supervisor;
}

/** Uses the service of the running site, or starts one. @returns its origin */
export async function findService({ root, options, supervisor }: ProcessOptions): Promise<string> {
  if (await isHealthy(options.site)) return options.site;
  const port = await freePort('127.0.0.1');
  await supervisor.start({
    name: 'service',
    file: path.join(root, SERVICE_PROGRAM),
    cwd: root,
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: path.join(options.folder, 'pg'),
      DEVELOPMENT_MODE: 'true',
    },
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
export async function startShell(
  { root, options, supervisor }: ProcessOptions,
  registry: DevelopmentRegistry,
  serviceUrl: string,
): Promise<number> {
  const port = await freePort('127.0.0.1');
  await supervisor.start({
    name: 'shell',
    file: path.join(root, RUNNER_PROGRAM),
    cwd: root,
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_ORIGIN: `http://127.0.0.1:${String(options.port)}`,
      SERVICE_URL: serviceUrl,
      DATA_DIR: options.folder,
      REGISTRY_DIR: registry.folder,
      CHANNEL: registry.channel,
      TRUSTED_KEYS: path.join(registry.keys, 'trusted.json'),
      MEDIA_DIR: path.join(root, 'media'),
      SITE_FILE: path.join(root, 'site.json'),
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
