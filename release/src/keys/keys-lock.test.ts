import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { keysFolder, createRegistry } from '../testing/test-registry';
import { createKey, readRecords } from './key-folder';
import { withKeysLock } from './keys-lock';

const PROCESSES = 4;
const KEYS = 6;

const lockOf = (keysDir: string) => path.join(keysDir, '.trusted.lock');

function changeKeys(keysDir: string): Promise<number | null> {
  const program = path.join(__dirname, 'testing/change-keys-process.ts');
  const args = ['--import', 'tsx', program, keysDir, String(KEYS)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  return new Promise((resolve) => child.on('close', resolve));
}

describe('several processes that change the trusted keys concurrently', () => {
  it('lose no key, revocation or rotation', async () => {
    const keysDir = keysFolder(await createRegistry());
    const codes = await Promise.all(Array.from({ length: PROCESSES }, () => changeKeys(keysDir)));
    expect(codes).toEqual(codes.map(() => 0));
    const records = await readRecords(keysDir);
    const automatic = records.filter(({ role }) => role === 'automatic');
    expect(automatic).toHaveLength(PROCESSES * KEYS);
    expect(automatic.filter(({ revoked }) => revoked !== null)).toHaveLength(PROCESSES * 3);
    const managers = records.filter(({ role }) => role === 'manager');
    expect(managers).toHaveLength(1 + PROCESSES);
    expect(managers.filter(({ until }) => until === null)).toHaveLength(1);
    expect(await fs.readdir(keysDir)).not.toContain('.trusted.lock');
  }, 60_000);
});

describe('the lock of a killed process', () => {
  it('is removed immediately on the same host', async () => {
    const keysDir = keysFolder(await createRegistry());
    const gone = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
    await new Promise((resolve) => gone.on('close', resolve));
    await fs.writeFile(lockOf(keysDir), `${os.hostname()} ${gone.pid ?? 0} 1`);
    const began = Date.now();
    await createKey(keysDir, 'manager');
    expect(Date.now() - began).toBeLessThan(5_000);
    expect(await readRecords(keysDir)).toHaveLength(3);
  });

  it('is removed when it is stale and of another host', async () => {
    const keysDir = keysFolder(await createRegistry());
    await fs.writeFile(lockOf(keysDir), 'another-machine 1 1');
    const before = new Date(Date.now() - 60_000);
    await fs.utimes(lockOf(keysDir), before, before);
    await createKey(keysDir, 'manager');
    expect(await readRecords(keysDir)).toHaveLength(3);
  });

  it('causes a timeout when it cannot be removed', async () => {
    const keysDir = keysFolder(await createRegistry());
    await fs.writeFile(lockOf(keysDir), `${os.hostname()} ${process.pid} 1`);
    const now = Date.now();
    jest
      .spyOn(Date, 'now')
      .mockReturnValue(now + 31_000)
      .mockReturnValueOnce(now);
    await expect(withKeysLock(keysDir, async () => undefined)).rejects.toThrow(
      `another process is changing the keys; remove ${lockOf(keysDir)} if no such process exists`,
    );
  });

  it('is respected while its process runs', async () => {
    const keysDir = keysFolder(await createRegistry());
    await fs.writeFile(lockOf(keysDir), `${os.hostname()} ${process.pid} 1`);
    let done = false;
    const made = createKey(keysDir, 'manager').then(() => (done = true));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(done).toBe(false);
    await fs.rm(lockOf(keysDir));
    await made;
    expect(await readRecords(keysDir)).toHaveLength(3);
  });
});
