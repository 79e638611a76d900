import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from '../process/child-process.mjs';
import { freePort } from '../process/port.mjs';
import { waitForHealth } from '../process/wait-for-health.mjs';

/** Names the folder from which programs of the same run copy. */
const VARIABLE = 'SEEDED_DATABASE';
const TIMEOUT_MS = 120_000;

/**
 * Creates the database files of the built service and its content, which takes longer than any other part of a start, for
 * all programs of this run.
 * @param {string} root of the repository
 * @throws {Error} when the service does not start in time; with its output
 */
export async function createSeededDatabase(root) {
  const folder = mkdtempSync(join(tmpdir(), 'huoban-seeded-'));
  const port = String(await freePort('127.0.0.1'));
  const program = startProcess(process.execPath, ['service/dist/main.mjs'], {
    cwd: root,
    env: {
      ...{ NODE_ENV: 'production', HOST: '127.0.0.1', PORT: port, DATABASE_URL: '' },
      ...{ DATA_DIR: folder, DEVELOPMENT_MODE: 'true', LOG_LEVEL: 'warn' },
    },
  });
  try {
    await waitForHealth(`http://127.0.0.1:${port}/health`, TIMEOUT_MS);
  } catch (error) {
    throw new Error(`The service does not start:\n${program.output()}`, { cause: error });
  } finally {
    await program.stop();
  }
  process.env[VARIABLE] = folder;
}

/**
 * Copies the database files of this run, if it has created them, into the data folder of a service.
 * @param {string} target does not exist
 * @returns {boolean} whether there is one
 */
export function copySeededDatabase(target) {
  const folder = process.env[VARIABLE];
  if (!folder) return false;
  cpSync(folder, target, { recursive: true });
  return true;
}
