import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { OperatorError } from '../process/operator-error';

/** Another process holds the data folder. */
export class FolderInUse extends OperatorError {
  override name = 'FolderInUse';
}

const FIRST_PORT = 20_000;
const PORT_COUNT = 10_000;
const CANDIDATE_COUNT = 4;
const HANDSHAKE_TIMEOUT_MS = 500;

const folderKey = (folder: string) =>
  createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32);

const candidatePorts = (key: string) =>
  Array.from(
    { length: CANDIDATE_COUNT },
    (_, step) => FIRST_PORT + ((parseInt(key.slice(0, 8), 16) + step * 2503) % PORT_COUNT),
  );

const listen = (port: number, key: string) =>
  new Promise<Server | null>((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.end(key);
    });
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => resolve(server));
  });

const isHeldBy = (port: number, key: string) =>
  new Promise<boolean>((resolve) => {
    let received = '';
    const socket = connect({ port, host: '127.0.0.1' });
    const finish = () => {
      socket.destroy();
      resolve(received === key);
    };
    socket.setTimeout(HANDSHAKE_TIMEOUT_MS, finish);
    socket.on('data', (bytes) => {
      received += bytes.toString('latin1');
      if (received.length >= key.length) finish();
    });
    socket.on('error', finish);
    socket.on('close', finish);
  });

const close = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()));

/**
 * Locks a folder for this process. PGlite has no lock, and of two writers the later one silently wins. The lock is a
 * loopback port derived from the real path: the kernel frees it even on SIGKILL, so it never becomes stale. A handshake
 * tells the lock from other programs on the port.
 * @returns a function that unlocks the folder
 * @throws FolderInUse with one sentence for the operator
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const key = folderKey(folder);
  const ports = candidatePorts(key);
  for (const port of ports) {
    const server = await listen(port, key);
    if (server === null && !(await isHeldBy(port, key))) continue;
    const others = ports.filter((other) => other !== port);
    const taken =
      server === null || (await Promise.all(others.map((p) => isHeldBy(p, key)))).includes(true);
    if (server !== null && !taken) {
      server.unref();
      return () => close(server);
    }
    if (server !== null) await close(server);
    throw new FolderInUse(
      `The data folder ${folder} is in use by another process: stop it, or choose another folder with DATA_DIR.`,
    );
  }
  throw new FolderInUse(
    `No free port to lock the data folder ${folder}: tried ${ports.join(', ')}.`,
  );
}
