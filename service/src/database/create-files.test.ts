import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseCreationFailed, createFilesInChildProcess } from './create-files';

describe('the process that makes the files of a database', () => {
  const argv = process.argv;
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'apart-'));
  });
  afterEach(async () => {
    process.argv = argv;
    await rm(folder, { recursive: true });
  });

  /** This program is started a second time: here it is a script of a few words. */
  const program = async (text: string) => {
    const script = join(folder, 'program.cjs');
    await writeFile(script, text);
    process.argv = [process.execPath, script];
  };

  it('is this program with another task, told to speak as people read', async () => {
    await program(`
      const [, , task, dataDir] = process.argv;
      require('node:fs').writeFileSync(dataDir, task + ' ' + process.env.LOG_FORMAT);`);
    await createFilesInChildProcess(join(folder, 'said'));
    expect(await readFile(join(folder, 'said'), 'utf8')).toBe('make-database-files text');
  }, 60_000);

  it('is quoted without its preamble when it fails', async () => {
    await program(`
      process.stderr.write('service cannot start: The data folder is in use.\\n');
      process.exit(1);`);
    const failure = createFilesInChildProcess(folder);
    await expect(failure).rejects.toThrow(DatabaseCreationFailed);
    await expect(failure).rejects.toThrow(/^The data folder is in use\.$/);
  }, 60_000);

  it('is missed with the name of the folder when it ends without a word', async () => {
    await program('process.exit(1);');
    await expect(createFilesInChildProcess(folder)).rejects.toThrow(
      `No database could be made in ${folder}.`,
    );
  }, 60_000);
});
