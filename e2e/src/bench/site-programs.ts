import path from 'node:path';
import type { Release, VersionRecord } from '@huoban/contracts';
import fs from 'node:fs/promises';
import { ROOT, runNode, startNode, type RunningProcess } from '../harness/processes';

const CHANNEL = 'production';
const TSX = ['--import', 'tsx'];

/** Runs a script of the repository. @returns what it wrote */
export const script = (args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> =>
  runNode([...TSX, ...args], { cwd: ROOT, env: { NODE_ENV: 'production', ...env } });

export const registryIn = (dataDir: string): string => path.join(dataDir, 'registry');

/** The keys of the site that a registry belongs to. */
export const keysBeside = (registry: string): string => path.join(registry, '..', 'keys');

/** Builds what the sources say, with both servers, and pins it in a registry below `dataDir`. */
export async function deployInto(dataDir: string): Promise<Release> {
  await script(['scripts/build.ts']);
  await script(['scripts/deploy.ts'], { DATA_DIR: dataDir, CHANNEL });
  return releaseOf(registryIn(dataDir));
}

/** A command of the release tool. */
export const releaseTool = (registry: string, ...args: string[]): Promise<string> =>
  script(['release/src/cli.ts', ...args, '--registry', registry, '--json'], {
    KEYS_DIR: keysBeside(registry),
  });

/** The release in force. */
export async function releaseOf(registry: string): Promise<Release> {
  const shown = await releaseTool(registry, 'show', '--channel', CHANNEL);
  // What our own release tool prints.
  return (JSON.parse(shown) as { release: Release }).release;
}

/** `version.json` of a published version. */
export async function recordOf(
  registry: string,
  name: string,
  version: string,
): Promise<VersionRecord> {
  const file = path.join(registry, 'artifacts', name, version, 'version.json');
  return JSON.parse(await fs.readFile(file, 'utf8')) as VersionRecord;
}

/** The companion service with its embedded database; the first start in a folder seeds it. */
export const startService = (dataDir: string, port: number): Promise<RunningProcess> =>
  startNode(['service/dist/main.mjs'], /^service ready\b/m, {
    cwd: ROOT,
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: path.join(dataDir, 'pg'),
      LOG_LEVEL: 'error',
    },
  });

/**
 * The shell's runner on one registry.
 * @param more further settings, such as CHANNEL
 */
export const startShell = (
  registry: string,
  port: number,
  servicePort: number,
  more: NodeJS.ProcessEnv = {},
): Promise<RunningProcess> =>
  startNode(['shell/dist/runner.mjs'], /^shell ready\b/m, {
    cwd: ROOT,
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      SERVICE_URL: `http://127.0.0.1:${servicePort}`,
      REGISTRY_DIR: registry,
      TRUSTED_KEYS: path.join(keysBeside(registry), 'trusted.json'),
      CHANNEL,
      MEDIA_DIR: path.join(ROOT, 'media'),
      SITE_FILE: path.join(ROOT, 'site.json'),
      ...more,
    },
  });
