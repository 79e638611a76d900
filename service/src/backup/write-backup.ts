import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database } from '../database/database';
import type { BackupHeader } from './backup-format';
import { dumpDatabase } from './dump-database';
import { writeAtomically } from './atomic-write';

/** Writes all data of a database as a backup. @throws Error of the file system when there is no room. */
export const writeBackup = (db: Database, file: string): Promise<BackupHeader> =>
  writeAtomically(file, async (temporary) => {
    const gzip = createGzip();
    const written = pipeline(gzip, createWriteStream(temporary, { mode: 0o600 }));
    // A full disk must end the dump too, which waits for room in the stream.
    const failed = new AbortController();
    written.catch((error: unknown) => failed.abort(error));
    const sum = createHash('sha256');
    const put = async (line: string) => {
      failed.signal.throwIfAborted();
      sum.update(`${line}\n`);
      if (!gzip.write(`${line}\n`)) await once(gzip, 'drain', { signal: failed.signal });
    };
    const head = await dumpDatabase(db, put).catch((error: unknown) => {
      gzip.destroy();
      throw failed.signal.aborted ? failed.signal.reason : error;
    });
    gzip.end(`${JSON.stringify({ sha256: sum.digest('hex') })}\n`);
    await written;
    return head;
  });
