import { appendFileSync } from 'node:fs';

/**
 * Measures a test file.
 * @returns appends its processor time in ms and its path to the file that `TEST_TIMES_FILE` names, if it is set
 */
export function measureProcessorTime(testPath: string): () => void {
  const file = process.env.TEST_TIMES_FILE;
  const before = process.cpuUsage();
  return () => {
    if (file === undefined) return;
    const { user, system } = process.cpuUsage(before);
    appendFileSync(file, `${String(Math.round((user + system) / 1000))} ${testPath}\n`);
  };
}
