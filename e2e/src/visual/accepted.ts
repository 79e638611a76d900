import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CannotRun } from '../harness/program';
import type { MachineFonts } from './machine-fonts';

const FONTS = 'fonts.json';
/** The limit of the repository. */
const MAX_BYTES = 10_000_000;

const isFonts = (value: unknown): value is MachineFonts =>
  typeof value === 'object' && value !== null && 'families' in value && 'drawing' in value;

/** Fonts that the accepted pictures were drawn with; null when none was accepted yet. */
export async function readAcceptedFonts(folder: string): Promise<MachineFonts | null> {
  const text = await readFile(path.join(folder, FONTS), 'utf8').catch(() => null);
  const value: unknown = text === null ? null : JSON.parse(text);
  return isFonts(value) ? value : null;
}

export const listAccepted = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.webp')).sort();

/**
 * Replaces all accepted pictures.
 * @returns their bytes together
 * @throws CannotRun when they exceed the limit
 */
export async function acceptPictures(
  files: readonly string[],
  from: string,
  folder: string,
  fonts: MachineFonts,
): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(path.join(from, file))).size),
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  if (bytes > MAX_BYTES)
    throw new CannotRun(`The pictures have ${bytes} bytes, ${MAX_BYTES} are allowed.`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const file of files) await cp(path.join(from, file), path.join(folder, file));
  await writeFile(path.join(folder, FONTS), `${JSON.stringify(fonts, null, 2)}\n`);
  return bytes;
}
