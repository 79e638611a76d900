import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { MIGRATIONS } from '../migrate';
import { openFromArchive } from '../../testing/embedded-archive';
import { BackupDamaged, type BackupHeader } from './backup-format';
import { loadBackup } from './load-backup';
import { checkBackup } from './read-backup';
import { writeBackup } from './write-backup';

const HEAD: BackupHeader = {
  kind: 'huoban-backup',
  format: 1,
  made_at: '2026-11-21T00:00:00.000Z',
  postgres: '18.0',
  migrations: ['0001-content'],
  tables: { facts: { columns: ['name', 'value'], rows: 1 } },
  sequences: {},
};
const ROW = JSON.stringify(['facts', '(a,b)']);

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'read-backup-'));
  file = join(folder, 'one.backup');
});
afterAll(() => rm(folder, { recursive: true }));

const text = (lines: string[]) => lines.map((line) => `${line}\n`).join('');
/** Writes lines with a matching trailer and, behind it, the lines of `after`. */
async function writeLines(lines: string[], after: string[] = []) {
  const sha256 = createHash('sha256').update(text(lines)).digest('hex');
  await writeFile(file, gzipSync(text([...lines, JSON.stringify({ sha256 }), ...after])));
}
async function rejection() {
  const error: unknown = await checkBackup(file, MIGRATIONS).catch((error: unknown) => error);
  return error instanceof BackupDamaged ? error.message : `not rejected: ${String(error)}`;
}

describe('reading a backup', () => {
  it('succeeds when trailer, rows and header agree', async () => {
    await writeLines([JSON.stringify(HEAD), ROW]);
    expect(await checkBackup(file, MIGRATIONS)).toEqual(HEAD);
  });

  it.each([
    ['lacks a row', [JSON.stringify(HEAD)], [], /does not contain the rows of facts/],
    ['has an extra row', [JSON.stringify(HEAD), ROW, ROW], [], /the rows of facts/],
    [
      'has rows of a table that its header does not know',
      [JSON.stringify(HEAD), ROW, JSON.stringify(['games', '()'])],
      [],
      /the rows of games/,
    ],
    [
      'continues behind its trailer',
      [JSON.stringify(HEAD), ROW],
      [ROW],
      /data follows its trailer/,
    ],
    ['has a line that is not JSON', [JSON.stringify(HEAD), '["facts"'], [], /a line is not JSON/],
    [
      'has a row without a table',
      [JSON.stringify(HEAD), '["facts"]'],
      [],
      /has an unexpected shape/,
    ],
    [
      'names no migration',
      [JSON.stringify({ ...HEAD, migrations: [] }), ROW],
      [],
      /has an unexpected shape/,
    ],
  ])('fails with the reason when it %s', async (_what, lines, after, reason) => {
    await writeLines(lines, after);
    const message = await rejection();
    expect(message).toMatch(reason);
    expect(message).toContain(`The backup ${file} cannot be used`);
    expect(message).toMatch(/Nothing was changed\.$/);
  });

  it('fails when the last line is incomplete', async () => {
    await writeFile(file, gzipSync(`${JSON.stringify(HEAD)}\n["facts",`));
    expect(await rejection()).toMatch(/its end is missing/);
  });

  it('fails with the reason when the file cannot be opened', async () => {
    await rm(file);
    expect(await rejection()).toMatch(/ENOENT/);
  });
});

describe('loading a backup', () => {
  it('fails when the tables are not those of the migrations', async () => {
    const full = await openFromArchive('migrated');
    const head = await writeBackup(full.db, file);
    await full.close();
    const { facts: _without, ...tables } = head.tables;
    const empty = await openFromArchive('empty');
    await expect(loadBackup(empty.db, file, { ...head, tables })).rejects.toThrow(
      /its tables are not those of its migrations/,
    );
    await empty.close();
  }, 120_000);

  it('fails when fewer rows were loaded than the header says', async () => {
    const full = await openFromArchive('migrated');
    const head = await writeBackup(full.db, file);
    await full.close();
    const { columns = [] } = head.tables.reports ?? {};
    const tables = { ...head.tables, reports: { columns, rows: 7 } };
    const empty = await openFromArchive('empty');
    await expect(loadBackup(empty.db, file, { ...head, tables })).rejects.toThrow(
      /reports does not have 7 rows after loading/,
    );
    await empty.close();
  }, 120_000);
});
