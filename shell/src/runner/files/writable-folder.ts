import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

interface Folders {
  /** By the environment; no other is tried then. */
  given: string | null;
  /** Beside the registry, which may be mounted read-only. */
  beside: string;
  temporary: string;
}

async function isWritable(folder: string): Promise<boolean> {
  const probe = path.join(folder, `.probe-${randomUUID()}`);
  try {
    await fs.mkdir(folder, { recursive: true });
    await fs.writeFile(probe, '');
    await fs.rm(probe);
    return true;
  } catch {
    return false;
  }
}

/**
 * The first folder that can be written, created if need be.
 * @throws Error that says what to mount
 */
export async function writableFolder(
  variable: string,
  { given, beside, temporary }: Folders,
): Promise<string> {
  for (const folder of given === null ? [beside, temporary] : [given])
    if (await isWritable(folder)) return folder;
  throw new Error(
    `${given ?? beside} cannot be written: mount a writable folder there, or set ${variable} to one`,
  );
}
