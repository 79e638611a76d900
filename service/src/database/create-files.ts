import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** First argument of the process that only makes database files. */
export const CREATE_FILES_TASK = 'make-database-files';

/** The files of a new database could not be made; the message is what the process that tried said. */
export class DatabaseCreationFailed extends Error {
  override name = 'DatabaseFilesFailed';
}

const stderrOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'stderr' in error ? String(error.stderr) : '';

/**
 * Makes the files of a new database in a process of its own: that takes several hundred megabytes for a moment, which
 * a long-lived process would never give back.
 * @throws DatabaseFilesFailed when that process fails.
 */
export async function createFilesInChildProcess(dataDir: string): Promise<void> {
  const [script = ''] = process.argv.slice(1);
  const task = [...process.execArgv, script, CREATE_FILES_TASK, dataDir];
  await promisify(execFile)(process.execPath, task, {
    env: { ...process.env, LOG_FORMAT: 'text' },
  }).catch((error: unknown) => {
    const said = stderrOf(error)
      .replace(/^service cannot start: /, '')
      .trim();
    throw new DatabaseCreationFailed(said || `No database could be made in ${dataDir}.`, {
      cause: error,
    });
  });
}
