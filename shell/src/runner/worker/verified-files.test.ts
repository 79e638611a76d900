import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { integrityOf } from '@huoban/release';
import type { Release } from '@huoban/contracts';
import { AssetFiles } from '../files/asset-files';
import { DamagedFile, VerifiedFiles } from './verified-files';

const registry = fs.mkdtempSync(path.join(os.tmpdir(), 'huoban-files-'));
const folder = path.join(registry, 'artifacts/mfe-home/2.0.0');
const main = path.join(folder, 'client/main.js');
const RECORD = '{"name":"mfe-home"}';
const GOOD = 'console.log(1)';

// Only the fields that these classes read.
const release = {
  files: { 'mfe-home/2.0.0/client/main.js': { bytes: GOOD.length, integrity: integrityOf(GOOD) } },
  sections: { 'mfe-home': { version: '2.0.0', record: integrityOf(RECORD), fallback: null } },
} as unknown as Release;

beforeEach(() => {
  fs.mkdirSync(path.dirname(main), { recursive: true });
  fs.writeFileSync(main, GOOD);
  fs.writeFileSync(path.join(folder, 'version.json'), RECORD);
});
afterAll(() => fs.rmSync(registry, { recursive: true, force: true }));

function flipByte() {
  const bytes = fs.readFileSync(main);
  bytes[3] = (bytes[3] ?? 0) ^ 1;
  fs.writeFileSync(main, bytes);
}

describe('VerifiedFiles', () => {
  const files = new VerifiedFiles([registry], release);
  const read = () => files.read('mfe-home', '2.0.0', 'client/main.js').toString();

  it('reads the published bytes, notices damage and recovers', () => {
    expect(read()).toBe(GOOD);
    flipByte();
    expect(read).toThrow(DamagedFile);
    fs.writeFileSync(main, GOOD);
    expect(read()).toBe(GOOD);
  });

  it('parses a record once, until it is written again', () => {
    const record = () => files.record('mfe-home', '2.0.0');
    const first = record();
    expect(first).toEqual({ name: 'mfe-home' });
    expect(record()).toBe(first);
    fs.writeFileSync(path.join(folder, 'version.json'), '{"name":"altered"}');
    expect(record).toThrow(DamagedFile);
    fs.writeFileSync(path.join(folder, 'version.json'), RECORD);
    expect(record()).toEqual(first);
  });

  it.each<[string, () => void]>([
    ['a larger file', () => fs.truncateSync(main, 1.5 * 2 ** 30)],
    ['a device', () => fs.symlinkSync('/dev/zero', main)],
  ])('does not read %s in place of a published one', async (_, replace) => {
    if (_ === 'a device') fs.rmSync(main);
    replace();
    expect(read).toThrow('mfe-home/2.0.0/client/main.js is too large or no regular file');
    const damage: string[] = [];
    const assets = new AssetFiles([registry], (version, problem) => damage.push(version, problem));
    assets.setReleases([release]);
    expect(await assets.read('mfe-home', '2.0.0', 'client/main.js')).toBeNull();
    expect(damage).toEqual(['mfe-home@2.0.0', 'client/main.js was altered']);
    fs.rmSync(main);
  });

  it('refuses a record that is too large', () => {
    fs.truncateSync(path.join(folder, 'version.json'), 3 * 2 ** 20);
    expect(() => files.record('mfe-home', '2.0.0')).toThrow('is too large or no regular file');
  });

  it('reads the record of a fallback version, and of the shell', () => {
    const record = integrityOf(RECORD);
    const pins = {
      ...release,
      shell: { version: '2.0.0', record, fallback: null },
      sections: {
        'mfe-home': { version: '3.0.0', record: '', fallback: { version: '2.0.0', record } },
      },
    } as unknown as Release;
    expect(new VerifiedFiles([registry], pins).record('mfe-home', '2.0.0')).toEqual({
      name: 'mfe-home',
    });
    expect(() => new VerifiedFiles([registry], pins).record('shell', '2.0.0')).toThrow(
      'is missing',
    );
  });

  it('refuses a file that is missing or not part of the release', () => {
    fs.rmSync(main);
    expect(read).toThrow('mfe-home/2.0.0/client/main.js is missing');
    expect(() => files.read('mfe-home', '2.0.0', 'client/other.js')).toThrow('no release names');
    expect(() => files.read('mfe-home', '2.0.0', '../../../x')).toThrow('no release names');
  });

  it('refuses an altered record, and the record of another version', () => {
    expect(files.record('mfe-home', '2.0.0')).toEqual({ name: 'mfe-home' });
    fs.writeFileSync(path.join(folder, 'version.json'), '{"name":"mfe-home "}');
    expect(() => files.record('mfe-home', '2.0.0')).toThrow(DamagedFile);
    expect(() => files.record('mfe-home', '1.0.0')).toThrow('does not pin');
  });
});

describe('a file that is damaged in the registry and kept by the shell', () => {
  const copies = fs.mkdtempSync(path.join(os.tmpdir(), 'huoban-kept-'));
  const copy = path.join(copies, 'artifacts/mfe-home/2.0.0/client/main.js');
  beforeEach(() => {
    fs.mkdirSync(path.dirname(copy), { recursive: true });
    fs.writeFileSync(copy, GOOD);
  });
  afterAll(() => fs.rmSync(copies, { recursive: true, force: true }));

  it.each<[string, () => void]>([
    ['altered', flipByte],
    ['missing', () => fs.rmSync(main)],
    ['a device', () => (fs.rmSync(main), fs.symlinkSync('/dev/zero', main))],
  ])('is read from the copy when it is %s, as long as the copy is intact', async (_, damage) => {
    damage();
    const reports = jest.fn();
    const pages = new VerifiedFiles([registry, copies], release);
    const assets = new AssetFiles([registry, copies], reports);
    assets.setReleases([release]);
    const place = ['mfe-home', '2.0.0', 'client/main.js'] as const;
    expect(pages.read(...place).toString()).toBe(GOOD);
    expect((await assets.read(...place))?.toString()).toBe(GOOD);
    expect(reports).not.toHaveBeenCalled();
    fs.writeFileSync(copy, GOOD.replace('1', '2'));
    fs.utimesSync(copy, new Date(), new Date(Date.now() + 5000));
    expect(() => pages.read(...place)).toThrow(DamagedFile);
    expect(await assets.read(...place)).toBeNull();
    expect(reports).toHaveBeenCalledTimes(1);
    fs.rmSync(main, { force: true });
  });
});

describe('AssetFiles', () => {
  const serving = () => {
    const damage = jest.fn();
    const files = new AssetFiles([registry], damage);
    files.setReleases([release]);
    return { damage, read: () => files.read('mfe-home', '2.0.0', 'client/main.js') };
  };

  it('serves only the published bytes and recovers with the file', async () => {
    const { damage, read } = serving();
    expect((await read())?.toString()).toBe(GOOD);
    // Same length and a later time, as after a damaged disk or a wrong deployment.
    flipByte();
    fs.utimesSync(main, new Date(), new Date(Date.now() + 5000));
    expect(await read()).toBeNull();
    expect(damage).toHaveBeenCalledWith('mfe-home@2.0.0', 'client/main.js was altered');
    fs.writeFileSync(main, GOOD);
    expect((await read())?.toString()).toBe(GOOD);
  });

  it('reports the missing file', async () => {
    const { damage, read } = serving();
    fs.rmSync(main);
    expect(await read()).toBeNull();
    expect(damage).toHaveBeenCalledWith('mfe-home@2.0.0', 'client/main.js is missing');
  });

  it.each([
    ['mfe-home', '../mfe-home/2.0.0'],
    ['mfe-home', '..'],
    ['..', '2.0.0'],
    ['mfe-nothing', '2.0.0'],
    ['mfe-home', '9.9.9'],
  ])('returns null for %s/%s', async (name, version) => {
    const damage = jest.fn();
    const files = new AssetFiles([registry], damage);
    expect(await files.read(name, version, 'client/main.js')).toBeNull();
    expect(damage).not.toHaveBeenCalled();
  });
});
