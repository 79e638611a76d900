import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { silentLog } from '../../process/log';
import { backUpEmbedded, PostgresVersionMismatch } from './back-up-embedded';

it('rejects the files of another PostgreSQL version and leaves them unchanged', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'other-postgres-'));
  await mkdir(join(dataDir, 'postgres'));
  await writeFile(join(dataDir, 'postgres/PG_VERSION'), '17\n');
  const backup = backUpEmbedded(dataDir, join(dataDir, 'all.backup'), silentLog);
  await expect(backup).rejects.toThrow(PostgresVersionMismatch);
  await expect(backup).rejects.toThrow(/has the version of PostgreSQL 17, this service has 18/);
  expect(await readdir(dataDir)).toEqual(['postgres']);
  await rm(dataDir, { recursive: true });
});
