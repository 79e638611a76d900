import { setTimeout as sleep } from 'node:timers/promises';
import { startProcess } from './child-process.mjs';

async function until(condition: () => boolean): Promise<void> {
  for (let round = 0; round < 200 && !condition(); round += 1) await sleep(20);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const STUBBORN = `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  process.on('SIGTERM', () => {});
  console.log('child ' + child.pid);
  setInterval(() => {}, 1000);
`;

describe('startProcess', () => {
  it('keeps the output after exit', async () => {
    const program = startProcess(process.execPath, ['-e', 'console.error("no key")']);
    await until(() => !program.running());
    expect(program.output()).toContain('no key');
  });

  it('kills a process that ignores the signal, and its children', async () => {
    const program = startProcess(process.execPath, ['-e', STUBBORN], { stopTimeoutMs: 200 });
    await until(() => /child \d+/.test(program.output()));
    const pid = Number(/child (\d+)/.exec(program.output())?.[1]);
    await program.stop();
    await until(() => !isAlive(pid));
    expect([program.running(), isAlive(pid)]).toEqual([false, false]);
  });

  it('reports why a process could not be started', async () => {
    const program = startProcess('no-such-program', []);
    await until(() => !program.running());
    expect(program.output()).toContain('no-such-program');
  });
});
