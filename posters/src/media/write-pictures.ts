import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { appIcon, grainTile } from '../scene/icon';
import { toManifestEntry } from './manifest';
import type { PictureJob } from './picture-job';
import type { FixedPreview } from './previews';

sharp.concurrency(1);

/** Files of a job, relative to the media folder. */
function jobFiles(job: PictureJob): { file: string; width: number; format: 'avif' | 'webp' }[] {
  const base = toManifestEntry(job).base.slice('/media/'.length);
  return job.widths.flatMap((width) =>
    (job.formats ?? (['avif', 'webp'] as const)).map((format) => ({
      file: `${base}-${width}.${format}`,
      width,
      format,
    })),
  );
}

/** Writes the missing files of a job. Returns their number. */
export async function writePictures(folder: string, job: PictureJob): Promise<number> {
  const missing = jobFiles(job).filter(({ file }) => !existsSync(path.join(folder, file)));
  if (missing.length === 0) return 0;
  mkdirSync(path.join(folder, path.dirname(job.key)), { recursive: true });
  const units = Number(/ width="(\d+)"/.exec(job.svg)?.[1] ?? job.width);
  const raw = await sharp(Buffer.from(job.svg), { density: (72 * job.width) / units })
    .resize(job.width, job.height)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const source = {
    raw: { width: raw.info.width, height: raw.info.height, channels: raw.info.channels },
  };
  for (const { file, width, format } of missing) {
    const resized = sharp(raw.data, source).resize(width);
    const encoded =
      format === 'avif'
        ? resized.avif({ quality: job.quality.avif, effort: job.quality.effort ?? 4 })
        : resized.webp({ quality: job.quality.webp, effort: 5 });
    await encoded.toFile(path.join(folder, file));
  }
  return missing.length;
}

/** Writes icons, the grain tile and the PNG link previews. */
export async function writeFixedPictures(
  folder: string,
  previews: readonly FixedPreview[],
): Promise<void> {
  mkdirSync(path.join(folder, 'icons'), { recursive: true });
  mkdirSync(path.join(folder, 'og'), { recursive: true });
  writeFileSync(path.join(folder, 'icons/favicon.svg'), appIcon());
  for (const size of [32, 180, 192, 512]) {
    await sharp(Buffer.from(appIcon()), { density: (72 * size) / 64 })
      .resize(size, size)
      .png({ compressionLevel: 9 })
      .toFile(path.join(folder, `icons/icon-${size}.png`));
  }
  await sharp(Buffer.from(grainTile()))
    .png({ palette: true, colours: 16 })
    .toFile(path.join(folder, 'icons/grain.png'));
  for (const { file, svg } of previews) {
    await sharp(Buffer.from(svg), { density: 144 })
      .resize(1200, 630)
      .png({ palette: true, quality: 80 })
      .toFile(path.join(folder, file));
  }
}

/** Removes pictures without a job. Returns their names. */
export function removeStale(
  folder: string,
  jobs: readonly PictureJob[],
  fixed: readonly FixedPreview[],
): string[] {
  const expected = new Set([...jobs.flatMap(jobFiles), ...fixed].map(({ file }) => file));
  const stale = ['portraits', 'covers', 'entities', 'banners', 'scenes', 'og']
    .filter((name) => existsSync(path.join(folder, name)))
    .flatMap((name) => readdirSync(path.join(folder, name)).map((file) => `${name}/${file}`))
    .filter((file) => !expected.has(file));
  for (const file of stale) rmSync(path.join(folder, file));
  return stale;
}
