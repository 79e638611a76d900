import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import type * as z from 'zod';
import { errorMessage } from '../error-message';
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

/** Lines of a gzip file. Not `readline`, which also breaks at U+2028 inside a text. */
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
  throw new BackupDamaged(file, `a line is not what it has to be`);
}

const isTrailer = (line: string) => line.startsWith('{"sha256"');

/** The rows of a backup that has been checked, in the order they were written. */
export async function* readRows(file: string): AsyncGenerator<[table: string, row: string]> {
  let first = true;
  for await (const line of readLines(file)) {
    if (!first && !isTrailer(line)) yield parseLine(file, line, rowLineSchema);
    first = false;
  }
}

function rejectNewer(file: string, head: BackupHeader, known: readonly string[]) {
  if (head.format > BACKUP_FORMAT) throw new BackupTooNew(file, `format ${head.format}`);
  const strange = head.migrations.find((name) => !known.includes(name));
  if (strange !== undefined) throw new BackupTooNew(file, `data of ${strange}`);
}

/**
 * Reads a backup from its first to its last byte without writing anything.
 * @param known the migrations of this program
 * @throws BackupDamaged when it is cut, altered or no backup; BackupTooNew when this program is too old for it
 */
export async function checkBackup(file: string, known: readonly string[]): Promise<BackupHeader> {
  const sum = createHash('sha256');
  const counts: Record<string, number> = {};
  let head: BackupHeader | undefined;
  let sealed = false;
  for await (const line of readLines(file)) {
    if (sealed) throw new BackupDamaged(file, 'something follows its end');
    if (head === undefined) {
      if (!line.includes(BACKUP_KIND)) throw new BackupDamaged(file, 'it is no backup of ours');
      head = parseLine(file, line, headerSchema);
      rejectNewer(file, head, known);
    } else if (isTrailer(line)) {
      sealed = true;
      if (parseLine(file, line, trailerSchema).sha256 !== sum.digest('hex'))
        throw new BackupDamaged(file, 'its checksum is wrong');
      continue;
    } else {
      const [table] = parseLine(file, line, rowLineSchema);
      counts[table] = (counts[table] ?? 0) + 1;
    }
    sum.update(`${line}\n`);
  }
  if (head === undefined || !sealed) throw new BackupDamaged(file, 'its end is missing');
  const { tables } = head;
  const names = new Set([...Object.keys(tables), ...Object.keys(counts)]);
  for (const name of names)
    if ((counts[name] ?? 0) !== tables[name]?.rows)
      throw new BackupDamaged(file, `it does not hold the rows of ${name} that it names`);
  return head;
}
