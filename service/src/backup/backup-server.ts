import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import type { Database } from '../database/database';
import type { Log } from '../log';
import { errorMessage } from '../error-message';
import { writeBackup } from './write-backup';

const endpointFile = z.object({ port: z.number().int(), secret: z.string() });

const endpointFilePath = (dataDir: string) => join(dataDir, 'operator-door.json');

/** No service listens at the door of this data folder. */
export class BackupServerUnavailable extends Error {
  override readonly name = 'DoorClosed';
}

function isSameSecret(given: string, expected: string) {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Lets operator commands of this machine have a backup of the database that this process holds: an own loopback
 * listener, so that no proxy leads to it, whose port and secret only who may read the data folder learns.
 * @returns a function that closes it.
 */
export async function startBackupServer(
  db: Database,
  dataDir: string,
  log: Log,
): Promise<() => Promise<void>> {
  const secret = randomBytes(32).toString('base64url');
  let busy = false;
  const pendingResponses = new Set<Promise<unknown>>();

  const sendBackup = async (response: ServerResponse) => {
    const file = join(dataDir, `backup-${randomBytes(4).toString('hex')}.tmp`);
    try {
      // A file first: the database waits for the dump, which must not wait for the reader.
      await writeBackup(db, file).finally(() => (busy = false));
      response.writeHead(200, { 'content-type': 'application/gzip' });
      await pipeline(createReadStream(file), response);
    } finally {
      await rm(file, { force: true });
    }
  };

  const server = createServer((request, response) => {
    const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const status = !isSameSecret(given, secret)
      ? 403
      : request.url !== '/backup'
        ? 404
        : busy
          ? 409
          : 200;
    if (status !== 200) {
      response.writeHead(status).end();
      return;
    }
    busy = true;
    const answered = sendBackup(response)
      .catch((error: unknown) => {
        log.error(`backup failed: ${errorMessage(error)}`);
        if (response.headersSent) response.destroy();
        else response.writeHead(500).end(errorMessage(error));
      })
      .finally(() => pendingResponses.delete(answered));
    pendingResponses.add(answered);
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  await rm(endpointFilePath(dataDir), { force: true });
  await writeFile(endpointFilePath(dataDir), JSON.stringify({ port, secret }), { mode: 0o600 });
  return async () => {
    await rm(endpointFilePath(dataDir), { force: true });
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
    // Each takes its file away.
    await Promise.all(pendingResponses);
  };
}

async function fetchBackup(dataDir: string): Promise<IncomingMessage> {
  const { port, secret } = endpointFile.parse(
    JSON.parse(await readFile(endpointFilePath(dataDir), 'utf8')),
  );
  const headers = { authorization: `Bearer ${secret}` };
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: '/backup', headers, agent: false }, resolve).on(
      'error',
      reject,
    );
  });
}

/**
 * Asks the service that holds a data folder for a backup.
 * @throws DoorClosed with one sentence for the operator.
 */
export async function requestBackup(dataDir: string): Promise<Readable> {
  const response = await fetchBackup(dataDir).catch((error: unknown) => {
    throw new BackupServerUnavailable(
      `Another process has ${dataDir} open and hands out no backups: it is starting, stopping, or no service.`,
      { cause: error },
    );
  });
  if (response.statusCode === 200) return response;
  const said = await text(response);
  const why =
    response.statusCode === 409
      ? 'it makes one already'
      : `status ${response.statusCode ?? 0} ${said}`;
  throw new BackupServerUnavailable(`The service of ${dataDir} gave no backup: ${why.trim()}.`);
}
