import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Resident memory of a process in bytes, as `ps` tells it. */
export async function residentOf(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  const kilobytes = Number(stdout.trim());
  if (kilobytes > 0) return kilobytes * 1024;
  throw new Error(`process ${pid} has ended`);
}
