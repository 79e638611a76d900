import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { differencePage, findDifference, type Folders } from './differences';

const plain = (background: string) =>
  sharp({ create: { width: 50, height: 50, channels: 3, background } })
    .webp()
    .toBuffer();

describe('findDifference', () => {
  let folders: Folders;
  let root: string;
  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'visual-'));
    folders = { accepted: path.join(root, 'accepted'), current: path.join(root, 'current') };
    await mkdir(folders.accepted);
    await mkdir(folders.current);
    const [white, red] = await Promise.all([plain('#fff'), plain('#f00')]);
    await writeFile(path.join(folders.accepted, 'same.webp'), white);
    await writeFile(path.join(folders.current, 'same.webp'), white);
    await writeFile(path.join(folders.accepted, 'changed.webp'), white);
    await writeFile(path.join(folders.current, 'changed.webp'), red);
    await writeFile(path.join(folders.current, 'new.webp'), red);
    await writeFile(path.join(folders.accepted, 'gone.webp'), white);
  });
  afterAll(() => rm(root, { recursive: true }));

  it('finds nothing on screens that look as accepted', async () => {
    expect(await findDifference('same.webp', folders)).toBeNull();
  });

  it.each([
    ['changed.webp', '2500 pixels (100.00 %) differ'],
    ['new.webp', 'no picture of it was accepted'],
    ['gone.webp', 'a picture of it was accepted, but it is gone'],
  ])('reports of %s: %s', async (name, problem) => {
    const difference = await findDifference(name, folders);
    expect(difference?.problem).toBe(problem);
    expect(differencePage(difference ? [difference] : [], null)).toContain(`<p>${problem}</p>`);
  });
});
