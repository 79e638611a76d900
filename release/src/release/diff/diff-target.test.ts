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

describe('a word of the command line', () => {
  it('stands for the release in force on a channel, or for that of an entry', async () => {
    const { first, second, find } = await twoReleases();
    expect(await find('production')).toMatchObject({ kind: 'release', id: second });
    expect(await find('production#1')).toMatchObject({ kind: 'release', id: first });
  });

  it('stands for a release by the beginning of its id', async () => {
    const { first, find } = await twoReleases();
    expect(await find(first.slice(0, 12))).toMatchObject({ kind: 'release', id: first });
  });

  it('stands for a published version', async () => {
    const { find } = await twoReleases();
    expect(await find('mfe-home@2.0.0')).toMatchObject({
      kind: 'version',
      record: { name: 'mfe-home', version: '2.0.0' },
    });
  });

  it.each([
    ['', 'it is no channel, no version and no release'],
    ['nowhere', 'it is no channel, no version and no release'],
    ['mfe-home@9.9.9', 'no such version is published'],
    ['mfe-cellar@1.0.0', 'no such version is published'],
    ['production#7', 'production has no entry 7 that counts'],
  ])('is refused where it stands for nothing: "%s"', async (word, problem) => {
    const { find } = await twoReleases();
    await expect(find(word)).rejects.toThrow(`R042 ${word}: ${problem}`);
  });

  it('is refused where it stands for several releases', async () => {
    const { registry, first, find } = await twoReleases();
    const twin = `${first.slice(0, 12)}${'0'.repeat(52)}`;
    await fs.writeFile(path.join(registry, 'releases', `${twin}.json`), '{}');
    await expect(find(first.slice(0, 12))).rejects.toThrow('2 releases begin so');
  });

  it('is no release for testers either where several begin so', async () => {
    const { registry, first } = await twoReleases();
    const twin = `${first.slice(0, 12)}${'0'.repeat(52)}`;
    await fs.writeFile(path.join(registry, 'releases', `${twin}.json`), '{}');
    const link = { ...BY_TEST, note: '', target: { release: first.slice(0, 12) } };
    await expect(createLink(registry, link)).rejects.toThrow(
      /R012 \w{12}: more than one release begins so/,
    );
  });

  it('is refused for a channel of which nothing counts', async () => {
    const { registry, find } = await twoReleases();
    const log = path.join(registry, 'channels', 'staging', 'log');
    await fs.mkdir(log, { recursive: true });
    await fs.writeFile(path.join(log, '00000001.json'), '{"half":');
    await expect(find('staging')).rejects.toThrow('the channel has no release in force');
  });
});
