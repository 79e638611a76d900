import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(
  new URL('../../../../scripts/temporary-postgres.mjs', import.meta.url),
);

export interface TemporaryPostgres {
  url: string;
  stop: () => Promise<void>;
}

/**
 * The server of `TEST_DATABASE_URL`, or one that is started for this drill, as the tests do.
 * @returns `null` when there is no PostgreSQL on this machine and none can be had
 * @throws Error when there is one and it does not start
 */
export const temporaryPostgres = async (): Promise<TemporaryPostgres | null> => {
  const given = process.env.TEST_DATABASE_URL;
  if (given !== undefined && given !== '') return { url: given, stop: () => Promise.resolve() };
  const program = spawn(process.execPath, [PROGRAM], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(program, 'exit');
  for await (const line of createInterface({ input: program.stdout })) {
    if (line === 'none') return null;
    const stop = async () => {
      program.stdin.end();
      await ended;
    };
    return { url: line, stop };
  }
  throw new Error('PostgreSQL does not start; see above.');
};
