import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseCreationFailed, createFilesInChildProcess } from './create-files';

describe('creating database files in a child process', () => {
  const argv = process.argv;
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'create-files-'));
  });
  afterEach(async () => {
    process.argv = argv;
    await rm(folder, { recursive: true });
  });

  /** Replaces the script that is started as a child process. */
  const setProgram = async (text: string) => {
    const script = join(folder, 'program.cjs');
    await writeFile(script, text);
    process.argv = [process.execPath, script];
  };

  it('starts this program with another task and text logs', async () => {
    await setProgram(`
      const [, , task, dataDir] = process.argv;
      require('node:fs').writeFileSync(dataDir, task + ' ' + process.env.LOG_FORMAT);`);
    await createFilesInChildProcess(join(folder, 'output'));
    expect(await readFile(join(folder, 'output'), 'utf8')).toBe('make-database-files text');
  }, 60_000);

  it('fails with the message of the child process', async () => {
    await setProgram(`
      process.stderr.write('service cannot start: The data folder is in use.\\n');
      process.exit(1);`);
    const failure = createFilesInChildProcess(folder);
    await expect(failure).rejects.toThrow(DatabaseCreationFailed);
    await expect(failure).rejects.toThrow(/^The data folder is in use\.$/);
  }, 60_000);

  it('names the folder when the child process fails without a message', async () => {
    await setProgram('process.exit(1);');
    await expect(createFilesInChildProcess(folder)).rejects.toThrow(
      `No database could be created in ${folder}.`,
    );
  }, 60_000);
});
