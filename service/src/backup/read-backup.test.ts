import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { MIGRATIONS } from '../database/migrate';
import { openFromArchive } from '../testing/embedded-archive';
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
/** Writes lines with a seal that fits them, and whatever is to follow it. */
async function put(lines: string[], after: string[] = []) {
  const sha256 = createHash('sha256').update(text(lines)).digest('hex');
  await writeFile(file, gzipSync(text([...lines, JSON.stringify({ sha256 }), ...after])));
}
async function reasonNot() {
  const error: unknown = await checkBackup(file, MIGRATIONS).catch((error: unknown) => error);
  return error instanceof BackupDamaged ? error.message : `not refused: ${String(error)}`;
}

describe('a backup that is read', () => {
  it('is whole when seal, rows and header agree', async () => {
    await put([JSON.stringify(HEAD), ROW]);
    expect(await checkBackup(file, MIGRATIONS)).toEqual(HEAD);
  });

  it.each([
    ['lacks a row', [JSON.stringify(HEAD)], [], /does not hold the rows of facts/],
    ['has a row too many', [JSON.stringify(HEAD), ROW, ROW], [], /the rows of facts/],
    [
      'has rows of a table that its header does not know',
      [JSON.stringify(HEAD), ROW, JSON.stringify(['games', '()'])],
      [],
      /the rows of games/,
    ],
    ['goes on behind its end', [JSON.stringify(HEAD), ROW], [ROW], /something follows its end/],
    ['has a line that is no JSON', [JSON.stringify(HEAD), '["facts"'], [], /a line is not JSON/],
    ['has a row without a table', [JSON.stringify(HEAD), '["facts"]'], [], /not what it has to be/],
    [
      'names no migration',
      [JSON.stringify({ ...HEAD, migrations: [] }), ROW],
      [],
      /not what it has to be/,
    ],
  ])('is refused with the reason when it %s', async (_what, lines, after, reason) => {
    await put(lines, after);
    const said = await reasonNot();
    expect(said).toMatch(reason);
    expect(said).toContain(`The backup ${file} cannot be used`);
    expect(said).toMatch(/Nothing was changed\.$/);
  });

  it('is refused when its last line is not whole', async () => {
    await writeFile(file, gzipSync(`${JSON.stringify(HEAD)}\n["facts",`));
    expect(await reasonNot()).toMatch(/its end is missing/);
  });

  it('is refused with the reason when it cannot be opened', async () => {
    await rm(file);
    expect(await reasonNot()).toMatch(/ENOENT/);
  });
});

describe('a backup that is loaded', () => {
  it('is given up when its tables are not those of its migrations', async () => {
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

  it('is given up when what came out is less than its header says', async () => {
    const full = await openFromArchive('migrated');
    const head = await writeBackup(full.db, file);
    await full.close();
    const { columns = [] } = head.tables.reports ?? {};
    const tables = { ...head.tables, reports: { columns, rows: 7 } };
    const empty = await openFromArchive('empty');
    await expect(loadBackup(empty.db, file, { ...head, tables })).rejects.toThrow(
      /reports did not come out with 7 rows/,
    );
    await empty.close();
  }, 120_000);
});
