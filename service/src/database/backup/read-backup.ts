import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import type * as z from 'zod';
import { errorMessage } from '../../process/error-message';
import {
  BACKUP_FORMAT,
  BACKUP_KIND,
  BackupDamaged,
  BackupTooNew,
  headerSchema,
  rowLineSchema,
  trailerSchema,
  type BackupHeader,
} from './backup-format';

/** Lines of a gzip file. `readline` is not used because it also breaks at U+2028 within a text. */
async function* readLines(file: string): AsyncGenerator<string> {
  let rest = '';
  const source = createReadStream(file);
  const text = createGunzip();
  source.on('error', (error) => text.destroy(error));
  source.pipe(text).setEncoding('utf8');
  try {
    for await (const piece of text) {
      const lines = (rest + String(piece)).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw new BackupDamaged(file, errorMessage(error));
  }
  if (rest !== '') throw new BackupDamaged(file, 'its end is missing');
}

function parseLine<Schema extends z.ZodType>(file: string, line: string, schema: Schema) {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new BackupDamaged(file, 'a line is not JSON');
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new BackupDamaged(file, 'a line has an unexpected shape');
}

const isTrailer = (line: string) => line.startsWith('{"sha256"');

/** Rows of a verified backup, in the order in which they were written. */
export async function* readRows(file: string): AsyncGenerator<[table: string, row: string]> {
  let first = true;
  for await (const line of readLines(file)) {
    if (!first && !isTrailer(line)) yield parseLine(file, line, rowLineSchema);
    first = false;
  }
}

function rejectNewer(file: string, header: BackupHeader, known: readonly string[]) {
  if (header.format > BACKUP_FORMAT) throw new BackupTooNew(file, `format ${header.format}`);
  const unknown = header.migrations.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new BackupTooNew(file, `data of ${unknown}`);
}

/**
 * Verifies a complete backup without writing anything.
 * @param known migrations of this release
 * @throws BackupDamaged when it is truncated, altered or no backup; BackupTooNew when this release is too old for it
 */
export async function checkBackup(file: string, known: readonly string[]): Promise<BackupHeader> {
  const hash = createHash('sha256');
  const counts: Record<string, number> = {};
  let header: BackupHeader | undefined;
  let isComplete = false;
  for await (const line of readLines(file)) {
    if (isComplete) throw new BackupDamaged(file, 'data follows its trailer');
    if (header === undefined) {
      if (!line.includes(BACKUP_KIND))
        throw new BackupDamaged(file, 'it is not a backup of this service');
      header = parseLine(file, line, headerSchema);
      rejectNewer(file, header, known);
    } else if (isTrailer(line)) {
      isComplete = true;
      if (parseLine(file, line, trailerSchema).sha256 !== hash.digest('hex'))
        throw new BackupDamaged(file, 'its checksum is wrong');
      continue;
    } else {
      const [table] = parseLine(file, line, rowLineSchema);
      counts[table] = (counts[table] ?? 0) + 1;
    }
    hash.update(`${line}\n`);
  }
  if (header === undefined || !isComplete) throw new BackupDamaged(file, 'its end is missing');
  const { tables } = header;
  const names = new Set([...Object.keys(tables), ...Object.keys(counts)]);
  for (const name of names)
    if ((counts[name] ?? 0) !== tables[name]?.rows)
      throw new BackupDamaged(
        file,
        `it does not contain the rows of ${name} that its header names`,
      );
  return header;
}
