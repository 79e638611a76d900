import { findBrowser } from './browser.mjs';

describe('findBrowser', () => {
  const before = { ...process.env };
  afterEach(() => {
    process.env = { ...before };
  });

  it('takes CHROME_PATH before anything that is installed', () => {
    process.env.CHROME_PATH = process.execPath;
    expect(findBrowser()).toBe(process.execPath);
  });

  it('refuses a CHROME_PATH that cannot be run instead of taking another browser', () => {
    process.env.CHROME_PATH = '/nowhere/chrome';
    expect(() => findBrowser()).toThrow('CHROME_PATH is /nowhere/chrome');
  });
});
