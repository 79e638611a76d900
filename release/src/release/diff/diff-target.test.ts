import fs from 'node:fs/promises';
import path from 'node:path';
import { readChannelHead } from '../../channel/channel-head';
import { createLink } from '../../links/create-link';
import {
  BY_TEST,
  FORCED_BY_TEST,
  createSite,
  publishVersion,
  TRUSTED,
} from '../../testing/test-registry';
import { pin } from '../../acts/pin';
import { resolveDiffTarget } from './diff-target';

/** A site whose production went from mfe-home 1.0.0 to 2.0.0. */
async function twoReleases() {
  const registry = await createSite();
  const first = (await readChannelHead(registry, 'production', TRUSTED))?.entry.release ?? '';
  await publishVersion(registry, 'mfe-home', '2.0.0');
  const { entry } = await pin(registry, { ...FORCED_BY_TEST, versions: { 'mfe-home': '2.0.0' } });
  const find = (word: string) => resolveDiffTarget(registry, word, TRUSTED);
  return { registry, first, second: entry.release, find };
}

describe('resolveDiffTarget', () => {
  it('resolves the active release of a channel and the release of an entry', async () => {
    const { first, second, find } = await twoReleases();
    expect(await find('production')).toMatchObject({ kind: 'release', id: second });
    expect(await find('production#1')).toMatchObject({ kind: 'release', id: first });
  });

  it('resolves a release by a prefix of its id', async () => {
    const { first, find } = await twoReleases();
    expect(await find(first.slice(0, 12))).toMatchObject({ kind: 'release', id: first });
  });

  it('resolves a published version', async () => {
    const { find } = await twoReleases();
    expect(await find('mfe-home@2.0.0')).toMatchObject({
      kind: 'version',
      record: { name: 'mfe-home', version: '2.0.0' },
    });
  });

  it.each([
    ['', 'no channel, version or release has this name'],
    ['nowhere', 'no channel, version or release has this name'],
    ['mfe-home@9.9.9', 'the version is not published'],
    ['mfe-cellar@1.0.0', 'the version is not published'],
    ['production#7', 'channel production has no valid entry 7'],
  ])('refuses an unknown target: "%s"', async (word, problem) => {
    const { find } = await twoReleases();
    await expect(find(word)).rejects.toThrow(`R042 ${word}: ${problem}`);
  });

  it('refuses an ambiguous prefix', async () => {
    const { registry, first, find } = await twoReleases();
    const twin = `${first.slice(0, 12)}${'0'.repeat(52)}`;
    await fs.writeFile(path.join(registry, 'releases', `${twin}.json`), '{}');
    await expect(find(first.slice(0, 12))).rejects.toThrow('2 releases match');
  });

  it('is ambiguous for tester links too', async () => {
    const { registry, first } = await twoReleases();
    const twin = `${first.slice(0, 12)}${'0'.repeat(52)}`;
    await fs.writeFile(path.join(registry, 'releases', `${twin}.json`), '{}');
    const link = { ...BY_TEST, note: '', target: { release: first.slice(0, 12) } };
    await expect(createLink(registry, link)).rejects.toThrow(
      /R012 \w{12}: more than one release matches/,
    );
  });

  it('refuses a channel without a valid entry', async () => {
    const { registry, find } = await twoReleases();
    const log = path.join(registry, 'channels', 'staging', 'log');
    await fs.mkdir(log, { recursive: true });
    await fs.writeFile(path.join(log, '00000001.json'), '{"half":');
    await expect(find('staging')).rejects.toThrow('the channel has no release');
  });
});
