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

  it('takes a headless shell only where the caller prefers one, or where there is nothing else', () => {
    delete process.env.CHROME_PATH;
    const folders = ['chromium', 'chromium-headless-shell'].map((name) => {
      const folder = mkdtempSync(join(tmpdir(), 'browsers-'));
      writeFileSync(join(folder, name), '', { mode: 0o755 });
      return folder;
    });
    const browser = join(folders[0] ?? '', 'chromium');
    const shell = join(folders[1] ?? '', 'chromium-headless-shell');
    process.env.PATH = folders.join(delimiter);
    expect([findBrowser(), findBrowser('shell first')]).toEqual([browser, shell]);
    process.env.CHROME_PATH = shell;
    expect([findBrowser(), findBrowser('no shell')]).toEqual([shell, browser]);
    delete process.env.CHROME_PATH;
    process.env.PATH = folders[1];
    expect(findBrowser()).toBe(shell);
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  it('refuses a CHROME_PATH that is not executable', () => {
    process.env.CHROME_PATH = '/nowhere/chrome';
    expect(() => findBrowser()).toThrow('CHROME_PATH is /nowhere/chrome');
  });
});
