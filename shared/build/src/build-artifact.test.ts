import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { buildArtifact } from './build-artifact';
import { createTestSection, type TestSection } from './testing/test-section';

let section: TestSection;
beforeEach(async () => {
  section = await createTestSection();
});
afterEach(() => section.remove());

const read = (file: string) => fs.readFile(path.join(section.out, file), 'utf8');
const build = (more: object = {}) =>
  buildArtifact({
    name: 'mfe-home',
    root: section.root,
    out: section.out,
    version: '1.2.3',
    ...more,
  });

describe('a section build', () => {
  it('has a federated entry with integrity values and one server file', async () => {
    await build({ source: { commit: 'abc', digest: 'def' } });
    const client = await fs.readdir(path.join(section.out, 'client'));
    const [script = ''] = client.filter((file) => /^page\.\w+\.js$/.test(file));
    const [style = ''] = client.filter((file) => /^page\.\w+\.css$/.test(file));
    const entry = await read('client/remoteEntry.js');
    for (const file of [script, style]) {
      const hash = createHash('sha384').update(await read(`client/${file}`));
      expect(entry).toContain(`;${file} sha384-${hash.digest('base64')};`);
    }
    expect(entry).toContain('/assets/mfe-home/1.2.3/');
    expect(client).toEqual(
      expect.arrayContaining([`${script}.br`, `${script}.gz`, 'remoteEntry.js.br']),
    );
    expect(client).not.toContain('groups.json');

    const [, name] = /\.(home_card_[\w-]+)/.exec(await read(`client/${style}`)) ?? [];
    const server = await read('server/index.cjs');
    expect(server).toContain(`"card": \`${name ?? 'no name'}\``);
    expect(server).toContain('require("react")');
    expect(await fs.readdir(path.join(section.out, 'server'))).toEqual(['index.cjs']);

    const record = JSON.parse(await read('build.json')) as { groups: Record<string, string[]> };
    expect(record).toMatchObject({
      name: 'mfe-home',
      version: '1.2.3',
      contract: 1,
      locales: ['zh', 'en', 'ja'],
      routes: [{ section: 'mfe-home', pattern: '/', page: 'page' }],
      source: { commit: 'abc', digest: 'def' },
      shared: { react: '^18' },
      messages: { keys: ['home.title'] },
      names: { react: ['createElement'] },
      signatures: {
        '@huoban/contracts': {
          SectionModule: { text: expect.stringMatching(/^interface SectionModule \{/) },
        },
        '@huoban/runtime': {},
      },
    });
    expect(record).not.toHaveProperty('shared.axios');
    expect(record.groups.container).toEqual(['remoteEntry.js']);
    expect([...(record.groups.page ?? [])].sort()).toEqual([style, script].sort());
    expect(JSON.parse(await read('section.json'))).toMatchObject({ name: 'mfe-home' });
  }, 240_000);

  it('replaces the previous build, and is readable in development', async () => {
    await fs.mkdir(section.out);
    await fs.writeFile(path.join(section.out, 'left-over.js'), '');
    await build({ development: 'plain' });
    expect((await fs.readdir(section.out)).sort()).toEqual([
      'build.json',
      'client',
      'section.json',
      'server',
    ]);
    const client = await fs.readdir(path.join(section.out, 'client'));
    expect(client).toContain('page.js');
    expect(client.filter((file) => file.endsWith('.br'))).toEqual([]);
    const record: unknown = JSON.parse(await read('build.json'));
    expect(record).toMatchObject({ source: { commit: 'unknown', digest: '1.2.3' } });
  }, 240_000);

  it('rejects with file and cause of a build error', async () => {
    await section.write('src/page.ts', "import './nowhere';\nexport const card = 'x';");
    await expect(build()).rejects.toThrow(/src\/page\.ts\n[^]*'\.\/nowhere'/);
    await expect(read('build.json')).rejects.toThrow(/ENOENT/);
  }, 240_000);
});
