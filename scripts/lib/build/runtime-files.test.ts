import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { copyRuntimeFiles } from './runtime-files';

const ENGINE = 'service/node_modules/@electric-sql/pglite';
const FILES = {
  'shell/dist/runner.mjs': '',
  'shell/dist/runner.mjs.map': '',
  'shell/dist/digest.txt': '1',
  'service/dist/main.mjs': '',
  'service/dist/digest.txt': '1',
  'service/content/games/1.json': '{}',
  'service/content/content.test.ts': '',
  'service/src/main.ts': '',
  'mfe-legal/src/documents/terms.json': '{}',
  'media/cover.webp': '',
  'site.json': '{}',
  'e2e/accepted/home.png': '',
  [`${ENGINE}/package.json`]: '{}',
  [`${ENGINE}/dist/index.js`]: '',
  [`${ENGINE}/dist/index.js.map`]: '',
};

describe('the files of the image', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await fs.mkdtemp(path.join(os.tmpdir(), 'huoban-runtime-'));
    await write(FILES);
  });
  afterEach(() => fs.rm(folder, { recursive: true }));

  async function write(files: Record<string, string>): Promise<void> {
    for (const [file, content] of Object.entries(files)) {
      await fs.mkdir(path.dirname(path.join(folder, 'root', file)), { recursive: true });
      await fs.writeFile(path.join(folder, 'root', file), content);
    }
  }
  async function copy(): Promise<string> {
    await copyRuntimeFiles(path.join(folder, 'root'), path.join(folder, 'out'));
    return fs.readFile(path.join(folder, 'out/digest.txt'), 'utf8');
  }

  it('are the programs and what they read, without sources, tests and accepted pictures', async () => {
    await copy();
    const entries = await fs.readdir(path.join(folder, 'out'), {
      recursive: true,
      withFileTypes: true,
    });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        path.relative(path.join(folder, 'out'), path.join(entry.parentPath, entry.name)),
      );
    expect(files.sort()).toEqual([
      'digest.txt',
      'media/cover.webp',
      'mfe-legal/src/documents/terms.json',
      'node_modules/@electric-sql/pglite/dist/index.js',
      'node_modules/@electric-sql/pglite/package.json',
      'service/content/games/1.json',
      'service/dist/digest.txt',
      'service/dist/main.mjs',
      'shell/dist/digest.txt',
      'shell/dist/runner.mjs',
      'site.json',
    ]);
  });

  it.each(['service/dist/digest.txt', 'service/content/games/1.json', 'site.json'])(
    'have another digest when %s changes, and only then',
    async (file) => {
      const first = await copy();
      expect(await copy()).toBe(first);
      await write({ [file]: '2' });
      expect(await copy()).not.toBe(first);
    },
  );
});
