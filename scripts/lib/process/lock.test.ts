import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FolderInUse, lockFolder } from './lock.mjs';

const newFolder = () => path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'huoban-lock-')), 'data');
const lockOf = (folder: string) => path.join(folder, 'lock.json');

describe('lockFolder', () => {
  it('makes the folder and gives it back', () => {
    const folder = newFolder();
    const giveBack = lockFolder(folder);
    expect(fs.existsSync(lockOf(folder))).toBe(true);
    giveBack();
    expect(fs.existsSync(lockOf(folder))).toBe(false);
  });

  it('refuses a folder that a living process holds, and says which one', () => {
    const folder = newFolder();
    lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderInUse);
    expect(() => lockFolder(folder)).toThrow(String(process.pid));
  });

  it('takes over from a process that is gone', () => {
    const folder = newFolder();
    fs.mkdirSync(folder);
    fs.writeFileSync(lockOf(folder), JSON.stringify({ pid: 2 ** 22 + 1, began: null }));
    expect(() => lockFolder(folder)).not.toThrow();
  });

  it('takes over from an earlier process whose number is in use again', () => {
    const folder = newFolder();
    fs.mkdirSync(folder);
    const earlier = { pid: process.pid, began: 'another boot' };
    fs.writeFileSync(lockOf(folder), JSON.stringify(earlier));
    expect(() => lockFolder(folder)).not.toThrow();
  });

  it('takes over a lock that was only half written', () => {
    const folder = newFolder();
    fs.mkdirSync(folder);
    fs.writeFileSync(lockOf(folder), '{"pid":');
    expect(() => lockFolder(folder)).not.toThrow();
  });
});
