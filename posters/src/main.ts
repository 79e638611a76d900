import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readContent } from './media/content';
import { createManifest } from './media/manifest';
import { planJobs } from './media/plan';
import { fixedPreviews } from './media/previews';
import { writeFixedPictures, writePictures, removeStale } from './media/write-pictures';

const root = path.resolve(import.meta.dirname, '../..');
const media = path.join(root, 'media');
/** Time limit; the next run continues, because existing files are skipped. */
const budget = Number(process.env['POSTERS_SECONDS'] ?? Number.POSITIVE_INFINITY) * 1000;
const content = readContent(path.join(root, 'service/content'));
const jobs = planJobs(content);
const previews = fixedPreviews(content);
const started = Date.now();

mkdirSync(media, { recursive: true });
let written = 0;
let left = jobs.length;
for (const job of jobs) {
  if (Date.now() - started > budget) break;
  written += await writePictures(media, job);
  left -= 1;
}
if (left > 0) {
  process.stdout.write(`posters: ${written} files written, ${left} pictures left, run again\n`);
  process.exitCode = 75;
} else {
  await writeFixedPictures(media, previews);
  const stale = removeStale(media, jobs, previews);
  writeFileSync(
    path.join(media, 'manifest.json'),
    `${JSON.stringify(createManifest(jobs), null, 2)}\n`,
  );
  process.stdout.write(
    `posters: ${jobs.length} pictures, ${written} files written, ${stale.length} removed\n`,
  );
}
