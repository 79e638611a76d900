import fs from 'node:fs/promises';
import { descendantsOf, listProcesses } from '../../harness/processes';

/** Length of a clock tick in `/proc`: Linux reports 100 per second. */
const TICK_MS = 10;
/** Indexes in `/proc/<pid>/stat` after the name: of the process, and of its children that have ended. */
const TIMES = [11, 12, 13, 14];

async function ownMs(pid: number): Promise<number> {
  const stat = await fs.readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return TIMES.reduce((sum, index) => sum + (Number(fields[index]) || 0), 0) * TICK_MS;
}

/** Processor time in ms that processes and all that they started have used; Linux only. */
export async function processorMs(pids: readonly number[]): Promise<number> {
  const all = await listProcesses();
  const counted = pids.flatMap((pid) => [pid, ...descendantsOf(all, pid)]);
  const times = await Promise.all(counted.map(ownMs));
  return times.reduce((sum, ms) => sum + ms, 0);
}
