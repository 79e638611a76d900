import { once, EventEmitter } from 'node:events';
import fs from 'node:fs/promises';
import path from 'node:path';
import { createTestSection, type TestSection } from '../testing/test-section';
import { watchSection, type WatchEvent } from './watch-section';

let section: TestSection;
let events: WatchEvent[];
let happened: EventEmitter;
let stop: () => Promise<void>;
beforeEach(async () => {
  section = await createTestSection();
  [events, happened] = [[], new EventEmitter()];
  const { root, out } = section;
  stop = await watchSection({ name: 'mfe-home', root, out, development: 'plain' }, (event) => {
    events.push(event);
    happened.emit(event.kind);
  });
});
afterEach(async () => {
  await stop();
  await section.remove();
});

/** Waits for another event of the kind and returns it. */
async function next<Kind extends WatchEvent['kind']>(kind: Kind, seen = 0) {
  const ofKind = () =>
    events.filter((event): event is Extract<WatchEvent, { kind: Kind }> => event.kind === kind);
  while (ofKind().length <= seen) await once(happened, kind);
  const [last] = ofKind().slice(-1);
  if (last === undefined) throw new Error(`no ${kind} has come`);
  return last;
}

describe('a watched section', () => {
  it('builds client and server on each change and stores each build', async () => {
    const first = await next('built');
    expect(events[0]).toEqual({ kind: 'building' });
    expect(first.version).toMatch(new RegExp(`${first.hash}$`));
    expect((await fs.readdir(first.folder)).sort()).toEqual([
      'build.json',
      'client',
      'section.json',
      'server',
    ]);
    const record = JSON.parse(await fs.readFile(path.join(first.folder, 'build.json'), 'utf8')) as {
      groups: Record<string, string[]>;
    };
    expect(record.groups.page).toEqual(['page.css', 'page.js']);

    await section.write('src/page.ts', "export const card = 'another card';");
    const second = await next('built', 1);
    expect(second.version).not.toBe(first.version);
    const page = (folder: string) => fs.readFile(path.join(folder, 'client/page.js'), 'utf8');
    expect(await page(second.folder)).toContain('another card');
    expect(await page(first.folder)).not.toContain('another card');
  }, 240_000);

  it('records messages, endpoints and names of each build, so that a pin can refuse it', async () => {
    const read = async ({ folder }: { folder: string }) =>
      JSON.parse(await fs.readFile(path.join(folder, 'build.json'), 'utf8')) as object;
    expect(await read(await next('built'))).toMatchObject({
      messages: { keys: ['home.title'], missing: {} },
      names: { react: ['createElement'] },
      contracts: {},
      shared: { react: '^18' },
    });
    await section.write('src/locales/ja.json', '{}');
    const manifest = JSON.parse(
      await fs.readFile(path.join(section.root, 'mfe-home/section.json'), 'utf8'),
    ) as object;
    const endpoints = ['GET /api/users/me/'];
    await section.write('section.json', JSON.stringify({ ...manifest, endpoints }));
    await section.write(
      'src/page.ts',
      "import { useId } from 'react';\nexport const card = useId;",
    );
    expect(await read(await next('built', 1))).toMatchObject({
      endpoints,
      messages: { missing: { ja: ['home.title'] } },
      names: { react: ['createElement', 'useId'] },
      contracts: { 'GET /api/users/me/': expect.anything() },
    });
  }, 240_000);

  it('reports each error once and continues after a fix', async () => {
    await next('built');
    await section.write('src/page.ts', "import './nowhere';");
    const { problems } = await next('broken');
    expect(problems).toEqual([expect.stringMatching(/^\.\/src\/page\.ts\n[^]*'\.\/nowhere'/)]);
    await section.write('src/page.ts', "export const card = 'mended';");
    await next('built', 1);
  }, 240_000);

  it('reports an invalid manifest and continues', async () => {
    await next('built');
    await section.write('section.json', '{');
    expect((await next('broken')).problems.join()).toContain('SyntaxError');
  }, 240_000);
});
