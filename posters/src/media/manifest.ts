import { jobHash } from './plan';
import type { Job } from './plan';

/** What a page needs to know to show one picture as `<base>-<width>.avif|webp`. */
export interface ManifestEntry {
  base: string;
  widths: readonly number[];
  width: number;
  height: number;
}

export type Manifest = Record<string, ManifestEntry>;

/** The manifest entry of one picture, addresses from the site root. */
export const entryOf = (job: Job): ManifestEntry => ({ base: `/media/${job.key}.${jobHash(job)}`, widths: job.widths, width: job.width, height: job.height });

/** The whole manifest, keys sorted. */
export const manifestOf = (jobs: readonly Job[]): Manifest =>
  Object.fromEntries([...jobs].sort((a, b) => (a.key < b.key ? -1 : 1)).map((job) => [job.key, entryOf(job)]));
