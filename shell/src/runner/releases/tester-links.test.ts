import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ReleaseStore } from '@huoban/release';
import { TesterLinkResolver, type TesterLinkContent } from './tester-links';
import { createTesterLinkReader } from './tester-link-reader';
import { releaseOf } from './testing/releases';

const registry = fs.mkdtempSync(path.join(os.tmpdir(), 'huoban-links-'));
afterAll(() => fs.rmSync(registry, { recursive: true, force: true }));
const FACTS = { author: 'mei', note: 'look', expires: '2030-01-01T00:00:00.000Z' };

const doorTo = (reading: TesterLinkContent) =>
  new TesterLinkResolver(registry, async () => reading);

describe('LinkDoor', () => {
  it('opens a release that the registry keeps', async () => {
    const release = { ...releaseOf(), files: {} };
    const id = await new ReleaseStore(registry).save(release);
    const opened = await doorTo({ kind: 'link', release: id, ...FACTS }).resolve('token');
    expect(opened).toEqual({ kind: 'open', served: { id, release }, link: FACTS });
  });

  it('does not open a release that the registry does not keep, until it does', async () => {
    const release = releaseOf({ shell: '7' });
    const store = new ReleaseStore(registry);
    const id = await store.save(release);
    const file = path.join(registry, 'releases', `${id}.json`);
    const kept = fs.readFileSync(file);
    fs.rmSync(file);
    const door = doorTo({ kind: 'link', release: id, ...FACTS });
    expect(await door.resolve('token')).toMatchObject({ refusal: { status: 410, code: 'R035' } });
    fs.writeFileSync(file, kept);
    expect(await door.resolve('token')).toMatchObject({ kind: 'open' });
  });

  it.each([
    ['R034', 410],
    ['R032', 403],
    ['R033', 403],
  ] as const)('answers a link that breaks %s with %i', async (code, status) => {
    const opened = await doorTo({ kind: 'refused', code, problem: 'why' }).resolve('token');
    expect(opened).toEqual({ kind: 'refused', refusal: { status, code, problem: 'why' } });
  });
});

describe('linkReader', () => {
  it('trusts nobody where there are no keys', async () => {
    const read = createTesterLinkReader(path.join(registry, 'no-keys.json'));
    expect(await read('k.0123456789abcdef.e30.AAAA')).toMatchObject({
      kind: 'refused',
      code: 'R033',
    });
  });
});
