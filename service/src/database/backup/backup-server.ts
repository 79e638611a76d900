import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import type { Database } from '../database';
import type { Log } from '../../process/log';
import { errorMessage } from '../../process/error-message';
import { writeBackup } from './write-backup';
import { OperatorError } from '../../process/operator-error';

const endpointFile = z.object({ port: z.number().int(), secret: z.string() });

const endpointFilePath = (dataDir: string) => join(dataDir, 'operator-endpoint.json');

/** No running service of this data folder sent a backup. */
export class BackupServerUnavailable extends OperatorError {
  override readonly name = 'BackupServerUnavailable';
}

function isSameSecret(given: string, expected: string) {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Serves backups of the open database to operator commands on this machine. It uses a separate loopback listener, which
 * no proxy exposes. Its port and secret are in a file that only the owner of the data folder can read.
 * @returns a function that stops the server
 */
export async function startBackupServer(
  db: Database,
  dataDir: string,
  log: Log,
): Promise<() => Promise<void>> {
  const secret = randomBytes(32).toString('base64url');
  let isBusy = false;
  const pendingResponses = new Set<Promise<unknown>>();

  const sendBackup = async (response: ServerResponse) => {
    const file = join(dataDir, `backup-${randomBytes(4).toString('hex')}.tmp`);
    try {
      // The dump goes to a file first, because the database is blocked meanwhile and the reader may be slow.
      await writeBackup(db, file).finally(() => (isBusy = false));
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
        : isBusy
          ? 409
          : 200;
    if (status !== 200) {
      response.writeHead(status).end();
      return;
    }
    isBusy = true;
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
    // Each pending response removes its temporary file.
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
 * Requests a backup from the service that has a data folder open.
 * @throws BackupServerUnavailable with one sentence for the operator
 */
export async function requestBackup(dataDir: string): Promise<Readable> {
  const response = await fetchBackup(dataDir).catch((error: unknown) => {
    throw new BackupServerUnavailable(
      `Another process has ${dataDir} open and serves no backups: it is starting, stopping, or not a service.`,
      { cause: error },
    );
  });
  if (response.statusCode === 200) return response;
  const body = await text(response);
  const reason =
    response.statusCode === 409
      ? 'another backup is in progress'
      : `status ${response.statusCode ?? 0} ${body}`;
  throw new BackupServerUnavailable(`The service of ${dataDir} sent no backup: ${reason.trim()}.`);
}
