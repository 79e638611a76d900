import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ReleaseStore } from '@huoban/release';
import { TesterLinkResolver, type TesterLinkContent } from './tester-link-resolver';
import { createTesterLinkReader } from './tester-link-reader';
import { releaseOf } from './testing/releases';

const registry = fs.mkdtempSync(path.join(os.tmpdir(), 'huoban-links-'));
afterAll(() => fs.rmSync(registry, { recursive: true, force: true }));
const LINK = { author: 'mei', note: 'look', expires: '2030-01-01T00:00:00.000Z' };

const resolverOf = (content: TesterLinkContent) =>
  new TesterLinkResolver(registry, async () => content);

describe('TesterLinkResolver', () => {
  it('resolves to a release of the registry', async () => {
    const release = { ...releaseOf(), files: {} };
    const id = await new ReleaseStore(registry).save(release);
    const resolved = await resolverOf({ kind: 'link', release: id, ...LINK }).resolve('token');
    expect(resolved).toEqual({ kind: 'open', served: { id, release }, link: LINK });
  });

  it('refuses an unpublished release until it is published', async () => {
    const release = releaseOf({ shell: '7' });
    const store = new ReleaseStore(registry);
    const id = await store.save(release);
    const file = path.join(registry, 'releases', `${id}.json`);
    const content = fs.readFileSync(file);
    fs.rmSync(file);
    const resolver = resolverOf({ kind: 'link', release: id, ...LINK });
    expect(await resolver.resolve('token')).toMatchObject({
      refusal: { status: 410, code: 'R035' },
    });
    fs.writeFileSync(file, content);
    expect(await resolver.resolve('token')).toMatchObject({ kind: 'open' });
  });

  it.each([
    ['R034', 410],
    ['R032', 403],
    ['R033', 403],
  ] as const)('refuses a link that breaks %s with %i', async (code, status) => {
    const resolved = await resolverOf({ kind: 'refused', code, problem: 'why' }).resolve('token');
    expect(resolved).toEqual({ kind: 'refused', refusal: { status, code, problem: 'why' } });
  });
});

describe('createTesterLinkReader', () => {
  it('trusts no link without keys', async () => {
    const read = createTesterLinkReader(path.join(registry, 'no-keys.json'));
    expect(await read('k.0123456789abcdef.e30.AAAA')).toMatchObject({
      kind: 'refused',
      code: 'R033',
    });
  });
});
