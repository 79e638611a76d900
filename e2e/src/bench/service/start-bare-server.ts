import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startNode } from '../../harness/processes';
import type { BenchContext } from '../bench';

/**
 * Starts a bare Fastify, the upper limit of what a server of ours can answer.
 * @param responses by path
 * @returns its origin
 */
export async function startBareServer(
  { folder, cleanup }: Pick<BenchContext, 'folder' | 'cleanup'>,
  responses: Readonly<Record<string, unknown>>,
): Promise<string> {
  const file = join(folder, 'responses.json');
  await writeFile(file, JSON.stringify(responses));
  const program = join(import.meta.dirname, 'bare-server.ts');
  const args = ['--import', 'tsx', program, file];
  const ready = /listening on (\S+)\n/;
  const started = await startNode(args, ready, { env: { NODE_ENV: 'production' } });
  cleanup.stopLater(started);
  return ready.exec(started.output())?.[1] ?? '';
}
