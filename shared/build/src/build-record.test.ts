import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { SECTION_CONTRACT, type SectionManifest } from '@huoban/contracts';
import { writeBuildRecord, type RecordedBuild } from './build-record';

const MANIFEST: SectionManifest = {
  name: 'mfe-legal',
  contract: 1,
  locales: ['zh'],
  routes: [{ page: 'terms', pattern: '/terms', devices: ['desktop'], guards: [], query: [] }],
  endpoints: ['GET /api/users/me/'],
};

let out: string;
beforeEach(async () => {
  out = await fs.mkdtemp(path.join(os.tmpdir(), 'huoban-record-'));
});
afterEach(() => fs.rm(out, { recursive: true }));

async function write(build: Partial<RecordedBuild>) {
  await writeBuildRecord(out, {
    name: 'shell',
    version: '2.0.0',
    config: { shared: { react: '19.0.0' } },
    groups: { main: ['main.js'] },
    metadata: {},
    ...build,
  });
  return JSON.parse(await fs.readFile(path.join(out, 'build.json'), 'utf8')) as unknown;
}

describe('the record of a build', () => {
  it('of the shell has every language and no route', async () => {
    expect(await write({})).toEqual({
      name: 'shell',
      version: '2.0.0',
      contract: SECTION_CONTRACT,
      locales: ['zh', 'en', 'ja'],
      routes: [],
      endpoints: [],
      shared: { react: '19.0.0' },
      groups: { main: ['main.js'] },
      source: { commit: 'unknown', digest: '2.0.0' },
    });
    expect(await fs.readdir(out)).toEqual(['build.json']);
  });

  it('of a section has the fields of its manifest, which is written beside it', async () => {
    const config = { manifest: MANIFEST, shared: {} };
    const record = await write({ name: 'mfe-legal', config });
    expect(record).toMatchObject({
      locales: ['zh'],
      routes: [{ section: 'mfe-legal', page: 'terms', pattern: '/terms' }],
      endpoints: ['GET /api/users/me/'],
    });
    expect((await fs.readdir(out)).sort()).toEqual(['build.json', 'section.json']);
  });

  it('is refused for a shell that declares routes', async () => {
    await expect(write({ config: { manifest: MANIFEST, shared: {} } })).rejects.toThrow(
      'the shell declares no routes',
    );
  });
});
