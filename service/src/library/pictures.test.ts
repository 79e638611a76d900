import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Log } from '../log';
import { loadPictures } from './pictures';

const DRAWN = { base: '/media/covers/star-lamp', widths: [320, 640], width: 640, height: 360 };

let folder: string;
const warned: string[] = [];
const ignore = () => undefined;
const log: Log = {
  debug: ignore,
  info: ignore,
  warn: (message) => void warned.push(message),
  error: ignore,
};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(() => warned.splice(0));
afterAll(() => rm(folder, { recursive: true }));

async function manifestOf(text: string): Promise<string> {
  const file = join(folder, 'manifest.json');
  await writeFile(file, text);
  return file;
}

it('a thing has the picture that was drawn for it, by kind, or none', async () => {
  const file = await manifestOf(JSON.stringify({ 'covers/star-lamp': DRAWN }));
  const pictureOf = await loadPictures(file, log);
  expect(pictureOf('covers', 'star-lamp')).toEqual(DRAWN);
  expect(pictureOf('banners', 'star-lamp')).toBeNull();
  expect(pictureOf('covers', 'salt-oath')).toBeNull();
  expect(warned).toEqual([]);
});

it.each([
  ['is cut', '{"covers/star-lamp":'],
  [
    'leads out of the site',
    JSON.stringify({ 'covers/star-lamp': { ...DRAWN, base: 'https://a' } }),
  ],
  ['has no width', JSON.stringify({ 'covers/star-lamp': { ...DRAWN, widths: [] } })],
])('nothing has a picture while the list of them %s, which is said once', async (_how, text) => {
  const file = await manifestOf(text);
  const pictureOf = await loadPictures(file, log);
  expect(pictureOf('covers', 'star-lamp')).toBeNull();
  expect(pictureOf('og', 'star-lamp')).toBeNull();
  expect(warned).toEqual([
    expect.stringMatching(/^no pictures: .*manifest\.json cannot be read \(.+\)$/),
  ]);
});
