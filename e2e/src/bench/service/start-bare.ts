import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('./bare-server.ts', import.meta.url));

/** Starts the bare Fastify in a process of its own. */
export const startBare = async (
  answers: Record<string, unknown>,
): Promise<{ origin: string; stop: () => Promise<void> }> => {
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ended = once(child, 'exit');
  child.stdin.end(JSON.stringify(answers));
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { origin: said.toString().trim(), stop };
};
