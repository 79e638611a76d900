import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** First argument of the process that only makes database files. */
export const MAKE_FILES = 'make-database-files';

/**
 * Makes the files of a new database in a process of its own: that takes several hundred megabytes for a moment, which
 * a long-lived process would never give back.
 * @throws Error with the output of the process when it fails.
 */
export const makeFilesApart = async (dataDir: string): Promise<void> => {
  const [script = ''] = process.argv.slice(1);
  await promisify(execFile)(process.execPath, [...process.execArgv, script, MAKE_FILES, dataDir]);
};
