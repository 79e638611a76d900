import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Log } from '../process/log';
import { loadPictures } from './pictures';

const PICTURE = { base: '/media/covers/star-lamp', widths: [320, 640], width: 640, height: 360 };

let folder: string;
const warnings: string[] = [];
const ignore = () => undefined;
const log: Log = {
  debug: ignore,
  info: ignore,
  warn: (message) => void warnings.push(message),
  error: ignore,
};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(() => warnings.splice(0));
afterAll(() => rm(folder, { recursive: true }));

async function manifestOf(text: string): Promise<string> {
  const file = join(folder, 'manifest.json');
  await writeFile(file, text);
  return file;
}

it('returns the picture of a kind and slug, or null', async () => {
  const file = await manifestOf(JSON.stringify({ 'covers/star-lamp': PICTURE }));
  const pictureOf = await loadPictures(file, log);
  expect(pictureOf('covers', 'star-lamp')).toEqual(PICTURE);
  expect(pictureOf('banners', 'star-lamp')).toBeNull();
  expect(pictureOf('covers', 'salt-oath')).toBeNull();
  expect(warnings).toEqual([]);
});

it.each([
  ['is truncated', '{"covers/star-lamp":'],
  [
    'has an absolute URL',
    JSON.stringify({ 'covers/star-lamp': { ...PICTURE, base: 'https://a' } }),
  ],
  ['has no width', JSON.stringify({ 'covers/star-lamp': { ...PICTURE, widths: [] } })],
])('warns once and returns no pictures when the manifest %s', async (_case, text) => {
  const file = await manifestOf(text);
  const pictureOf = await loadPictures(file, log);
  expect(pictureOf('covers', 'star-lamp')).toBeNull();
  expect(pictureOf('og', 'star-lamp')).toBeNull();
  expect(warnings).toEqual([
    expect.stringMatching(/^no pictures: .*manifest\.json cannot be read \(.+\)$/),
  ]);
});
