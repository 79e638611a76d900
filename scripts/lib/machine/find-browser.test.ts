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

  it('refuses a CHROME_PATH that is not executable', () => {
    process.env.CHROME_PATH = '/nowhere/chrome';
    expect(() => findBrowser()).toThrow('CHROME_PATH is /nowhere/chrome');
  });
});
