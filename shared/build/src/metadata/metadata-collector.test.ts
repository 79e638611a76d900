import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { SectionManifest } from '@huoban/contracts';
import { compile } from '../compile';
import { MetadataCollector } from './metadata-collector';

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
  root = await fs.mkdtemp(path.join(os.tmpdir(), 'huoban-metadata-'));
  await fs.mkdir(path.join(root, 'src', 'locales'), { recursive: true });
  for (const language of MANIFEST.locales) {
    await fs.writeFile(path.join(root, 'src', 'locales', `${language}.json`), '{"a":"b"}');
  }
});
afterEach(() => fs.rm(root, { recursive: true, force: true }));

/** A build whose packages are externals, like a section's server build. */
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

describe('MetadataCollector', () => {
  it('merges the names that client and server use of shared packages', async () => {
    const collector = new MetadataCollector(root, { react: '^1.0.0', kit: '^1.0.0' }, MANIFEST);
    const browser = `import { draw } from 'kit'; import { odd } from 'other'; console.log(draw, odd);`;
    const server = `import { paint, draw } from 'kit'; console.log(paint, draw);`;
    await compile(collector.instrument(await side('browser.js', browser)));
    await compile(collector.instrument(await side('server.js', server)));
    expect(collector.consumed()).toEqual({ kit: '^1.0.0' });
    const { names } = await collector.collect();
    expect(names).toEqual({ kit: ['draw', 'paint'] });
  });

  it('keeps the signatures of the names that a section uses, and all of the shell', async () => {
    const signed = (text: string) => ({ hash: text, text });
    const all = {
      kit: { draw: signed('draw'), paint: signed('paint') },
      '@huoban/contracts': { SectionModule: signed('module'), Device: signed('device') },
    };
    const section = new MetadataCollector(root, { kit: '^1.0.0' }, MANIFEST);
    await compile(
      section.instrument(await side('one.js', `import { draw } from 'kit'; console.log(draw);`)),
    );
    expect(section.signatures(all)).toEqual({
      kit: { draw: signed('draw') },
      '@huoban/contracts': { SectionModule: signed('module') },
    });
    expect(new MetadataCollector(root, {}).signatures(all)).toBe(all);
  });

  it('collects the contracts of known endpoints and the message keys', async () => {
    const { contracts, messages } = await new MetadataCollector(root, {}, MANIFEST).collect();
    expect(Object.keys(contracts ?? {})).toEqual([ENDPOINT]);
    expect(contracts?.[ENDPOINT]).toMatchObject({ endpoint: ENDPOINT, access: 'visitor' });
    expect(messages?.keys).toEqual(['a']);
  });

  it('collects no contracts for the shell, which names no endpoints', async () => {
    const shell = new MetadataCollector(root, { react: '1.0.0' });
    expect(shell.consumed()).toEqual({ react: '1.0.0' });
    expect(await shell.collect()).not.toHaveProperty('contracts');
  });
});
