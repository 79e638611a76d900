import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProcess } from '../process/child-process.mjs';
import { freePort } from '../process/port.mjs';
import { copySeededDatabase } from './seeded-database.mjs';

/** Covers a first build and a new database on two slow cores. */
const TIMEOUT_MS = 240_000;

/**
 * Starts the whole site like `npm start`, with temporary data.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} [env] more environment variables
 * @returns {Promise<{ url: string, dataFolder: string, output: () => string, stop: () => Promise<void> }>}
 * @throws {Error} when it exits or is not ready in time; with its output
 */
export async function startTestSite(root, env = {}) {
  const port = await freePort('127.0.0.1');
  const url = `http://127.0.0.1:${port}`;
  const dataFolder = mkdtempSync(join(tmpdir(), 'huoban-site-'));
  copySeededDatabase(join(dataFolder, 'pg'));
  const program = startProcess(process.execPath, [join(root, 'scripts/start.mjs')], {
    cwd: root,
    env: {
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataFolder,
      // All clients of the checks share one address.
      LIMIT_SENDS_PER_ADDRESS_HOUR: '1000',
      ...env,
    },
  });
  const stop = async () => {
    await program.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  };
  const deadline = Date.now() + TIMEOUT_MS;
  while (!program.output().includes(`ready ${url}`)) {
    if (!program.running() || Date.now() > deadline) {
      await stop();
      throw new Error(`The site is not ready at ${url}. Output:\n${program.output()}`);
    }
    await sleep(250);
  }
  return { url, dataFolder, output: program.output, stop };
}
