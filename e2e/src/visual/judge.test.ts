import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { Photo } from '../gallery/contact-sheet';
import { pictures } from './compared-screens';
import { judge, type Folders } from './judge';

const [visit] = pictures();
const photo = (file: string | null, problem: string | null = null): Photo => {
  if (!visit) throw new Error('there are no pictures');
  return { visit, state: 'accepted', file, problem };
};
const plain = (background: string) =>
  sharp({ create: { width: 50, height: 50, channels: 3, background } })
    .webp()
    .toBuffer();

describe('the judgement of new photos', () => {
  let folders: Folders;
  let root: string;
  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'visual-'));
    folders = { accepted: path.join(root, 'accepted'), now: path.join(root, 'now') };
    await mkdir(folders.accepted);
    await mkdir(folders.now);
    const [white, red] = await Promise.all([plain('#fff'), plain('#f00')]);
    await writeFile(path.join(folders.accepted, 'same.webp'), white);
    await writeFile(path.join(folders.now, 'same.webp'), white);
    await writeFile(path.join(folders.accepted, 'changed.webp'), white);
    await writeFile(path.join(folders.now, 'changed.webp'), red);
    await writeFile(path.join(folders.now, 'new.webp'), red);
    await writeFile(path.join(folders.accepted, 'gone.webp'), white);
  });
  afterAll(() => rm(root, { recursive: true }));

  const problemsOf = async (photos: Photo[], stale: string[] = []) =>
    (await judge(photos, stale, folders)).map(({ name, problem }) => `${name}: ${problem}`);

  it('says nothing of screens that look as accepted', async () => {
    expect(await problemsOf([photo('same.webp')])).toEqual([]);
  });

  it('names what changed, what is new, what is gone and what could not be photographed', async () => {
    const photos = [photo('changed.webp'), photo('new.webp'), photo(null, 'it crashed')];
    expect(await problemsOf(photos, ['gone.webp'])).toEqual([
      'changed.webp: 2500 pixels (100.00 %) differ',
      'new.webp: no picture of it was ever accepted',
      `${visit?.name ?? ''} ${visit?.language ?? ''} ${visit?.device ?? ''}: it crashed`,
      'gone.webp: a picture of it was accepted, and the screen is gone',
    ]);
  });
});
