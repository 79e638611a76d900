import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { SectionManifest } from '@huoban/contracts';
import { compile } from '../compile';
import { FactCollector } from './metadata-collector';

const ENDPOINT = 'GET /api/visitor/game/list';
const MANIFEST: SectionManifest = {
  name: 'mfe-home',
  contract: 1,
  locales: ['zh', 'en', 'ja'],
  routes: [],
  endpoints: [ENDPOINT, 'GET /api/nowhere'],
};

let root: string;
beforeEach(async () => {
  root = await fs.mkdtemp(path.join(os.tmpdir(), 'huoban-facts-'));
  await fs.mkdir(path.join(root, 'src', 'locales'), { recursive: true });
  for (const language of MANIFEST.locales) {
    await fs.writeFile(path.join(root, 'src', 'locales', `${language}.json`), '{"a":"b"}');
  }
});
afterEach(() => fs.rm(root, { recursive: true, force: true }));

/** One side of a build that takes its packages from outside, as the server's does. */
async function side(file: string, source: string) {
  await fs.writeFile(path.join(root, file), source);
  return {
    mode: 'production' as const,
    context: root,
    entry: `./${file}`,
    output: { path: path.join(root, 'out') },
    externals: { react: 'commonjs react', kit: 'commonjs kit', other: 'commonjs other' },
  };
}

describe('FactCollector', () => {
  it('joins what both sides take, of the packages that the shell owns', async () => {
    const collector = new FactCollector(root, { react: '^1.0.0', kit: '^1.0.0' }, MANIFEST);
    const browser = `import { draw } from 'kit'; import { odd } from 'other'; console.log(draw, odd);`;
    const server = `import { paint, draw } from 'kit'; console.log(paint, draw);`;
    await compile(collector.watch(await side('browser.js', browser)));
    await compile(collector.watch(await side('server.js', server)));
    const { names } = await collector.facts();
    expect(names).toEqual({ kit: ['draw', 'paint'] });
  });

  it('keeps the contracts of the endpoints that exist, and the message keys', async () => {
    const { contracts, messages } = await new FactCollector(root, {}, MANIFEST).facts();
    expect(Object.keys(contracts ?? {})).toEqual([ENDPOINT]);
    expect(contracts?.[ENDPOINT]).toMatchObject({ endpoint: ENDPOINT, access: 'visitor' });
    expect(messages?.keys).toEqual(['a']);
  });

  it('keeps no contracts of the shell, which names no endpoints', async () => {
    expect(await new FactCollector(root, {}).facts()).not.toHaveProperty('contracts');
  });
});
