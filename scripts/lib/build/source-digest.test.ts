import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { digestOf } from './source-digest';

function makeSources() {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'huoban-digest-'));
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  };
  write('src/page.ts', 'page');
  write('section.json', '{}');
  return { write, digest: () => digestOf(root, ['src', 'section.json', 'absent.json']) };
}

describe('digestOf', () => {
  it('is stable', async () => {
    const { digest } = makeSources();
    expect(await digest()).toBe(await digest());
  });

  it('depends on contents, names and the set of files', async () => {
    const { write, digest } = makeSources();
    const seen = new Set([await digest()]);
    write('src/page.ts', 'other');
    seen.add(await digest());
    write('src/more/new.ts', '');
    seen.add(await digest());
    write('absent.json', '');
    seen.add(await digest());
    expect(seen.size).toBe(4);
  });

  it('ignores tests, builds and installed packages', async () => {
    const { write, digest } = makeSources();
    const before = await digest();
    for (const file of ['page.test.ts', 'node_modules/a.js', 'dist/a.js', 'testing/a.ts']) {
      write(`src/${file}`, 'x');
    }
    expect(await digest()).toBe(before);
  });
});
