import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';

/** Another process holds the data folder. */
export class FolderInUse extends Error {
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
    let heard = '';
    const socket = connect({ port, host: '127.0.0.1' });
    const finish = () => {
      socket.destroy();
      resolve(heard === key);
    };
    socket.setTimeout(HANDSHAKE_TIMEOUT_MS, finish);
    socket.on('data', (bytes) => {
      heard += bytes.toString('latin1');
      if (heard.length >= key.length) finish();
    });
    socket.on('error', finish);
    socket.on('close', finish);
  });

const close = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()));

/**
 * Holds a folder for this process, so that no second one opens the embedded database in it: PGlite itself has no lock
 * and the later of two writers silently wins. The lock is a loopback port derived from the real path; the kernel frees
 * it even on SIGKILL, so there is nothing stale to clean up. A stranger on the port is recognised by its handshake.
 * @returns a function that lets the folder go.
 * @throws FolderInUse with one sentence for the operator.
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
