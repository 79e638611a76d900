import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Photo } from '../gallery/contact-sheet';
import type { MachineFonts } from './machine-fonts';

const FONTS = 'fonts.json';
const MOST_BYTES = 10_000_000;

/** There would be more in the repository than it may hold. */
export class TooHeavy extends Error {
  override name = 'TooHeavy';
}

const isFonts = (value: unknown): value is MachineFonts =>
  typeof value === 'object' && value !== null && 'families' in value && 'drawing' in value;

/** With what the accepted pictures were drawn; null when none was accepted yet. */
export async function acceptedFonts(folder: string): Promise<MachineFonts | null> {
  const text = await readFile(path.join(folder, FONTS), 'utf8').catch(() => null);
  const value: unknown = text === null ? null : JSON.parse(text);
  return isFonts(value) ? value : null;
}

/** Names of the accepted pictures. */
export const acceptedNames = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.webp')).sort();

/**
 * Takes photos for the accepted ones, in place of all that were.
 * @returns their bytes together
 * @throws TooHeavy
 */
export async function accept(
  photos: readonly Photo[],
  from: string,
  folder: string,
  fonts: MachineFonts,
): Promise<number> {
  const files = photos.flatMap(({ file }) => file ?? []);
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(path.join(from, file))).size),
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  if (bytes > MOST_BYTES)
    throw new TooHeavy(`${String(bytes)} bytes of pictures, and ${String(MOST_BYTES)} are allowed`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const file of files) await cp(path.join(from, file), path.join(folder, file));
  await writeFile(path.join(folder, FONTS), `${JSON.stringify(fonts, null, 2)}\n`);
  return bytes;
}
