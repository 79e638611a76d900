import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProcess } from '../process/child-process.mjs';
import { canInstallPackages, installPackages } from './debian-packages.mjs';
import { freePort } from '../process/port.mjs';
import { runCommand } from '../process/run-command.mjs';

const USER = 'huoban';
const DATABASE = 'huoban_test';
const NEEDED = ['initdb', 'postgres', 'createdb'];
/** Test data need no durability. */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'shared_buffers=32MB',
  'max_connections=60',
];

/** @typedef {{ url: string, origin: string, stop: () => Promise<void> }} TemporaryDatabase */

/**
 * A temporary PostgreSQL server, removed when it is stopped.
 * @param {readonly string[]} [own] further settings, `name=value`
 * @returns {Promise<TemporaryDatabase | null>} null when PostgreSQL is not installed and cannot be installed
 * @throws {Error} when it is installed and does not start; with its output
 */
export async function startTemporaryPostgres(own = []) {
  const programs = await ensurePrograms();
  if (!programs) return null;
  const account = unprivilegedAccount();
  const folder = mkdtempSync(join(tmpdir(), 'huoban-postgres-'));
  if (account) chownSync(folder, account.uid, account.gid);
  const as = { ...account, cwd: folder };
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const data = join(folder, 'data');
    await runCommand(
      join(programs, 'initdb'),
      ['-D', data, '-U', USER, '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      as,
    );
    const port = await freePort('127.0.0.1');
    const settings = [...SETTINGS, ...own, `port=${port}`, `unix_socket_directories=${folder}`];
    const server = startProcess(
      join(programs, 'postgres'),
      ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
      // SIGINT is a "fast" shutdown, which disconnects remaining clients.
      { ...as, stopSignal: 'SIGINT' },
    );
    const stop = async () => {
      await server.stop();
      remove();
    };
    await createDatabase(join(programs, 'createdb'), port, server, as).catch(async (error) => {
      await stop();
      throw error;
    });
    return { url: `postgres://${USER}@127.0.0.1:${port}/${DATABASE}`, origin: programs, stop };
  } catch (error) {
    remove();
    throw error;
  }
}

/**
 * Creating the database also waits until the server responds.
 * @param {string} createdb
 * @param {number} port
 * @param {import('../process/child-process.mjs').StartedProcess} server
 * @param {{ cwd: string, uid?: number, gid?: number }} as
 */
async function createDatabase(createdb, port, server, as) {
  const deadline = Date.now() + 20_000;
  const args = ['-h', '127.0.0.1', '-p', String(port), '-U', USER, DATABASE];
  for (;;) {
    try {
      await runCommand(createdb, args, as);
      return;
    } catch (error) {
      if (!server.running() || Date.now() > deadline) {
        throw new Error(`PostgreSQL does not start:\n${server.output()}`, { cause: error });
      }
      await sleep(150);
    }
  }
}

/** @returns {Promise<string | null>} the folder of the programs */
async function ensurePrograms() {
  const found = findPrograms();
  if (found || !canInstallPackages()) return found;
  // The other tests can run without PostgreSQL.
  await installPackages(['postgresql']).catch(() => undefined);
  return findPrograms();
}

/** @returns {string | null} */
function findPrograms() {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter).filter(Boolean),
    ...versionsIn('/usr/lib/postgresql'),
    '/opt/homebrew/opt/postgresql/bin',
  ];
  const complete = (/** @type {string} */ folder) =>
    NEEDED.every((name) => existsSync(join(folder, name)));
  return folders.find(complete) ?? null;
}

/** @param {string} root where Debian keeps one folder per major version */
function versionsIn(root) {
  if (!existsSync(root)) return [];
  const versions = readdirSync(root).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(root, version, 'bin'));
}

/**
 * PostgreSQL refuses to run as root.
 * @returns {{ uid: number, gid: number } | null} null when this process is not root
 */
function unprivilegedAccount() {
  if (process.getuid?.() !== 0) return null;
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const fields = accounts.find((line) => line.startsWith(`${name}:`))?.split(':');
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  return { uid: 65534, gid: 65534 };
}
