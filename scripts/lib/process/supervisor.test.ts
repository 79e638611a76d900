/* The programs are real ones, a few lines each. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ProcessFailed, Supervisor } from './supervisor.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'huoban-supervise-'));

function program(name: string, source: string) {
  const file = path.join(folder, `${name}.mjs`);
  fs.writeFileSync(file, source);
  return { name, file, cwd: folder, env: {}, ready: /^ready/ };
}

const RUNS = "console.log('pid', process.pid); console.log('ready'); setInterval(() => {}, 1000);";
const DEAF = `process.on('SIGTERM', () => {}); ${RUNS}`;

function supervise(stopTimeoutMs = 5_000) {
  const lines: string[] = [];
  const supervisor = new Supervisor((line) => lines.push(line), { stopTimeoutMs });
  const pids = () => lines.flatMap((line) => /pid (\d+)/.exec(line)?.slice(1).map(Number) ?? []);
  return { supervisor, lines, pids };
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function until(condition: () => boolean) {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 20));
}

describe('Supervisor', () => {
  it('waits until a process reports readiness', async () => {
    const { supervisor, pids } = supervise();
    await supervisor.start(program('plain', RUNS));
    expect(pids()).toHaveLength(1);
    await supervisor.stop();
    expect(pids().filter(isAlive)).toEqual([]);
  });

  it('restarts a killed process within 2 s', async () => {
    const { supervisor, lines, pids } = supervise();
    await supervisor.start(program('killed', RUNS));
    const began = Date.now();
    process.kill(pids()[0] ?? 0, 'SIGKILL');
    await until(() => pids().length === 2);
    expect(Date.now() - began).toBeLessThan(2_000);
    expect(lines).toContain('killed exited with SIGKILL and is restarted');
    await supervisor.stop();
    expect(pids().filter(isAlive)).toEqual([]);
  });

  it('fails when a process never becomes ready', async () => {
    const { supervisor, lines } = supervise();
    const failing = program('failing', "console.error('no database'); process.exit(3);");
    await expect(supervisor.start(failing)).rejects.toThrow(ProcessFailed);
    expect(lines.filter((line) => line === 'failing | no database')).toHaveLength(3);
  });

  it('kills a process that ignores SIGTERM', async () => {
    const { supervisor, pids } = supervise(200);
    await supervisor.start(program('deaf', DEAF));
    await supervisor.stop();
    expect(pids().filter(isAlive)).toEqual([]);
  });

  it('leaves no child process when it is killed', async () => {
    const child = program('orphan', RUNS);
    const parent = program(
      'parent',
      `import { Supervisor } from ${JSON.stringify(path.join(process.cwd(), 'scripts/lib/process/supervisor.mjs'))};
       const supervisor = new Supervisor((line) => console.log(line));
       console.log('parent', process.pid);
       await supervisor.start({ ...${JSON.stringify(child)}, ready: /^ready/ });
       console.log('ready');`,
    );
    const { supervisor, lines, pids } = supervise();
    await supervisor.start(parent);
    const [orphan = 0] = pids();
    const killed = Number(/parent (\d+)/.exec(lines.join('\n'))?.[1]);
    process.kill(killed, 'SIGKILL');
    await until(() => !isAlive(orphan));
    await supervisor.stop();
  });
});
