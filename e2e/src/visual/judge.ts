import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Photo } from '../gallery/contact-sheet';
import { compare } from './compare';

/** A screen that does not look as it was accepted. */
export interface Difference {
  /** File name of the picture. */
  name: string;
  problem: string;
  accepted: Buffer | null;
  now: Buffer | null;
  /** What differs, as PNG. */
  marked: Buffer | null;
}

export interface Folders {
  accepted: string;
  now: string;
}

const read = (folder: string, file: string): Promise<Buffer | null> =>
  readFile(path.join(folder, file)).catch(() => null);

/**
 * Compares new photos with the accepted pictures.
 * @param stale accepted pictures that no screen has any more
 */
export async function judge(
  photos: readonly Photo[],
  stale: readonly string[],
  folders: Folders,
): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (const { file, visit, problem } of photos) {
    const name = file ?? `${visit.name} ${visit.language} ${visit.device}`;
    const nothing = { name, accepted: null, now: null, marked: null };
    if (file === null) {
      differences.push({ ...nothing, problem: problem ?? 'it could not be photographed' });
      continue;
    }
    const [accepted, now] = await Promise.all([
      read(folders.accepted, file),
      read(folders.now, file),
    ]);
    if (accepted === null || now === null) {
      differences.push({ ...nothing, now, problem: 'no picture of it was ever accepted' });
      continue;
    }
    const found = await compare(accepted, now);
    if (found.problem !== null)
      differences.push({ name, problem: found.problem, accepted, now, marked: found.difference });
  }
  for (const name of stale)
    differences.push({
      name,
      problem: 'a picture of it was accepted, and the screen is gone',
      accepted: await read(folders.accepted, name),
      now: null,
      marked: null,
    });
  return differences;
}
