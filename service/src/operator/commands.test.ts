import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import { migrate } from '../database/migrate';
import { openEmbedded } from '../database/open-embedded';
import { silentLog } from '../process/log';
import { createTestDatabaseFiles } from '../testing/embedded-archive';
import { backupCommand } from './backup-command';
import { reportsCommand } from './reports-command';
import { restoreCommand } from './restore-command';

let folder: string;
let dataDir: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'operator-'));
  dataDir = join(folder, 'data');
  const service = await openEmbedded(dataDir, silentLog, createTestDatabaseFiles);
  await migrate(service.db);
  const content = JSON.stringify({ action: 'opened' });
  await service.db.insertInto('reports').values({ kind: 'user_action', content }).execute();
  await service.close();
}, 240_000);
afterAll(() => rm(folder, { recursive: true }));

/** Runs a command. @returns its standard output and standard error */
async function run(command: Command, ...args: string[]): Promise<[out: string, err: string]> {
  const output: [string, string] = ['', ''];
  [process.stdout, process.stderr].forEach((stream, at) =>
    jest.spyOn(stream, 'write').mockImplementation((text) => {
      output[at as 0 | 1] += String(text);
      return true;
    }),
  );
  await command.parseAsync(args, { from: 'user' });
  jest.restoreAllMocks();
  return output;
}

it('operator reports prints stored reports, or a note when there are none', async () => {
  const [shown, silence] = await run(reportsCommand(), '--data', dataDir);
  expect([shown, silence]).toEqual([expect.stringMatching(/ user_action .*"opened"\}\n$/), '']);
  const limited = await run(reportsCommand(), '--data', dataDir, '--limit', '1', '--json');
  expect(JSON.parse(limited[0])).toMatchObject({ kind: 'user_action', web_user_id: null });
  const none = await run(reportsCommand(), '--data', dataDir, '--kind', 'huoban_ad');
  expect(none).toEqual(['', 'No reports.\n']);
}, 240_000);

it('operator backup and restore print a summary and the folders', async () => {
  const file = join(folder, 'all.backup');
  const [backedUp] = await run(backupCommand(), file, '--data', dataDir);
  expect(backedUp).toContain(`${file}: made from the folder\n`);
  expect(backedUp).toMatch(/made \S+Z, PostgreSQL 18\S*, data of \d{4}-[\w-]+\nrows: .*reports 1/);
  expect(backedUp).not.toContain('accounts');

  const fresh = join(folder, 'fresh');
  const [restored] = await run(restoreCommand(), file, '--data', fresh);
  expect(restored).toContain(`restored into ${fresh}; there was no previous database\n`);
  expect(restored).toContain('reports 1');

  const [replaced] = await run(restoreCommand(), file, '--data', fresh);
  const [, aside = ''] = /the previous files are in (\S+)\n/.exec(replaced) ?? [];
  expect(await readdir(aside)).toContain('PG_VERSION');
}, 240_000);
