import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findBrowser } from './find-browser.mjs';

describe('findBrowser', () => {
  const before = { ...process.env };
  afterEach(() => {
    process.env = { ...before };
  });

  it('prefers CHROME_PATH to installed browsers', () => {
    process.env.CHROME_PATH = process.execPath;
    expect(findBrowser()).toBe(process.execPath);
  });

  it('prefers the headless shell to a whole browser in an earlier folder', () => {
    delete process.env.CHROME_PATH;
    const folders = ['chromium', 'chromium-headless-shell'].map((name) => {
      const folder = mkdtempSync(join(tmpdir(), 'browsers-'));
      writeFileSync(join(folder, name), '', { mode: 0o755 });
      return folder;
    });
    process.env.PATH = folders.join(delimiter);
    expect(findBrowser()).toBe(join(folders[1] ?? '', 'chromium-headless-shell'));
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  it('refuses a CHROME_PATH that is not executable', () => {
    process.env.CHROME_PATH = '/nowhere/chrome';
    expect(() => findBrowser()).toThrow('CHROME_PATH is /nowhere/chrome');
  });
});
