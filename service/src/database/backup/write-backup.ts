import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database } from '../database';
import type { BackupHeader } from './backup-format';
import { dumpDatabase } from './dump-database';
import { writeAtomically } from './atomic-write';

/** Writes a backup of all data. @throws the error of the file system when the disk is full. */
export const writeBackup = (db: Database, file: string): Promise<BackupHeader> =>
  writeAtomically(file, async (temporary) => {
    const gzip = createGzip();
    const written = pipeline(gzip, createWriteStream(temporary, { mode: 0o600 }));
    // A full disk must also end the dump, which would wait for the stream forever.
    const failed = new AbortController();
    written.catch((error: unknown) => failed.abort(error));
    const hash = createHash('sha256');
    const write = async (line: string) => {
      failed.signal.throwIfAborted();
      hash.update(`${line}\n`);
      if (!gzip.write(`${line}\n`)) await once(gzip, 'drain', { signal: failed.signal });
    };
    const header = await dumpDatabase(db, write).catch((error: unknown) => {
      gzip.destroy();
      throw failed.signal.aborted ? failed.signal.reason : error;
    });
    gzip.end(`${JSON.stringify({ sha256: hash.digest('hex') })}\n`);
    await written;
    return header;
  });
