import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Raster } from './frame';

type Manifest = Readonly<Record<string, { base: string; width: number }>>;

/** Reads an encoded picture or SVG in a size, cut to fill it. */
export async function readRaster(
  input: string | Buffer,
  width: number,
  height: number,
): Promise<Raster> {
  const { data, info } = await sharp(input)
    .resize(width, height)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Returns a function that reads the largest file of a committed picture, by its key in the manifest. */
export function pictureReader(media: string) {
  const manifest = JSON.parse(readFileSync(path.join(media, 'manifest.json'), 'utf8')) as Manifest;
  return (key: string, width: number, height: number): Promise<Raster> => {
    const entry = manifest[key];
    if (!entry) throw new Error(`the manifest has no picture ${key}`);
    const file = `${entry.base.slice('/media/'.length)}-${entry.width}.webp`;
    return readRaster(path.join(media, file), width, height);
  };
}

/** A speech bubble or button: a plate in the second ink, and bars or dots in place of words. */
export function bubble(
  width: number,
  height: number,
  { paper, plate, marks }: { paper: string; plate: string; marks: string },
): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
      `<rect x="8" y="8" width="${width - 8}" height="${height - 8}" fill="${plate}"/>` +
      `<rect width="${width - 8}" height="${height - 8}" fill="${paper}"/>${marks}</svg>`,
  );
}
