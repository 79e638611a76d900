import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { OperatorError } from '../process/operator-error';

/** First argument of the process that only creates database files. */
export const CREATE_FILES_TASK = 'make-database-files';

/** The files of a new database could not be created; the message comes from the child process. */
export class DatabaseCreationFailed extends OperatorError {
  override name = 'DatabaseCreationFailed';
}

const stderrOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'stderr' in error ? String(error.stderr) : '';

/**
 * Creates the files of a new database in a child process, because it needs several hundred megabytes that a long-lived
 * process would not release.
 * @throws DatabaseCreationFailed when the child process fails
 */
export async function createFilesInChildProcess(dataDir: string): Promise<void> {
  const [script = ''] = process.argv.slice(1);
  const task = [...process.execArgv, script, CREATE_FILES_TASK, dataDir];
  await promisify(execFile)(process.execPath, task, {
    env: { ...process.env, LOG_FORMAT: 'text' },
  }).catch((error: unknown) => {
    const message = stderrOf(error)
      .replace(/^service cannot start: /, '')
      .trim();
    throw new DatabaseCreationFailed(message || `No database could be created in ${dataDir}.`, {
      cause: error,
    });
  });
}
