import { pictureHash } from './picture-job';
import type { PictureJob } from './picture-job';

/** A picture with the files `<base>-<width>.avif|webp`. */
export interface ManifestEntry {
  base: string;
  widths: readonly number[];
  width: number;
  height: number;
}

export type Manifest = Record<string, ManifestEntry>;

/** Manifest entry of a picture; `base` is a path from the site root. */
export const toManifestEntry = (job: PictureJob): ManifestEntry => ({
  base: `/media/${job.key}.${pictureHash(job)}`,
  widths: job.widths,
  width: job.width,
  height: job.height,
});

/** The manifest, with sorted keys. */
export const createManifest = (jobs: readonly PictureJob[]): Manifest =>
  Object.fromEntries(
    [...jobs]
      .sort((a, b) => (a.key < b.key ? -1 : 1))
      .map((job) => [job.key, toManifestEntry(job)]),
  );
