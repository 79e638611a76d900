import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FolderInUse, lockFolder } from './lock.mjs';

const newFolder = () => path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'huoban-lock-')), 'data');
const lockOf = (folder: string) => path.join(folder, 'lock.json');

describe('lockFolder', () => {
  it('creates, locks and unlocks the folder', () => {
    const folder = newFolder();
    const giveBack = lockFolder(folder);
    expect(fs.existsSync(lockOf(folder))).toBe(true);
    giveBack();
    expect(fs.existsSync(lockOf(folder))).toBe(false);
  });

  it('refuses a folder locked by a running process and names the process', () => {
    const folder = newFolder();
    lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderInUse);
    expect(() => lockFolder(folder)).toThrow(String(process.pid));
  });

  it('replaces the lock of a process that no longer exists', () => {
    const folder = newFolder();
    fs.mkdirSync(folder);
    fs.writeFileSync(lockOf(folder), JSON.stringify({ pid: 2 ** 22 + 1, began: null }));
    expect(() => lockFolder(folder)).not.toThrow();
  });

  it('replaces the lock of an earlier process with a reused id', () => {
    const folder = newFolder();
    fs.mkdirSync(folder);
    const earlier = { pid: process.pid, began: 'another boot' };
    fs.writeFileSync(lockOf(folder), JSON.stringify(earlier));
    expect(() => lockFolder(folder)).not.toThrow();
  });

  it('replaces an incomplete lock', () => {
    const folder = newFolder();
    fs.mkdirSync(folder);
    fs.writeFileSync(lockOf(folder), '{"pid":');
    expect(() => lockFolder(folder)).not.toThrow();
  });
});
