import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProcess } from '../process/child-process.mjs';
import { freePort } from '../process/port.mjs';

/** Long enough for a first build and a database on two slow cores, in ms. */
const PATIENCE = 240_000;

/**
 * Starts the whole site as `npm start` does, with data of its own that is removed at the end.
 * @param {string} root
 * @returns {Promise<{ url: string, dataFolder: string, output: () => string, stop: () => Promise<void> }>}
 * @throws {Error} when it ends or does not answer in time; the message holds what it said
 */
export async function startTestSite(root) {
  const port = await freePort('127.0.0.1');
  const url = `http://127.0.0.1:${port}`;
  const dataFolder = mkdtempSync(join(tmpdir(), 'huoban-site-'));
  const program = startProcess(process.execPath, [join(root, 'scripts/start.mjs')], {
    cwd: root,
    env: {
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataFolder,
      // All visitors of the checks share one address.
      LIMIT_SENDS_PER_ADDRESS_HOUR: '1000',
    },
  });
  const stop = async () => {
    await program.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  };
  const deadline = Date.now() + PATIENCE;
  // The pages answer a little before the service does; the command itself says when both do.
  while (!program.output().includes(`ready ${url}`)) {
    if (!program.running() || Date.now() > deadline) {
      await stop();
      throw new Error(`The site is not ready at ${url}. It said:\n${program.output()}`);
    }
    await sleep(250);
  }
  return { url, dataFolder, output: program.output, stop };
}
