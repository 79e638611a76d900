import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** The disk, or the quota of the user, has no space for a file. Nothing of it was left behind. */
export class DiskFull extends Error {
  override name = 'DiskFull';

  constructor(file: string, cause: unknown) {
    super(`no space for ${file}: ${String(cause)}`, { cause });
  }
}

/** Replaces a file atomically. @throws DiskFull */
export async function replaceFile(file: string, content: string | Buffer): Promise<void> {
  const draft = await writeDraft(file, content);
  await cleanUp(file, draft, () => fs.rename(draft, file));
}

/**
 * Creates a file atomically and exclusively among all processes.
 * @returns false when the file exists; its content is unchanged
 * @throws DiskFull
 */
export async function createFile(file: string, content: string | Buffer): Promise<boolean> {
  const draft = await writeDraft(file, content);
  try {
    await fs.link(draft, file);
    return true;
  } catch (error) {
    if (hasErrorCode(error, 'EEXIST')) return false;
    return await createWithoutLinks(file, content);
  } finally {
    await fs.rm(draft, { force: true });
  }
}

// For file systems without hard links. A reader of a half-written entry treats it as invalid and retries at the next poll.
async function createWithoutLinks(file: string, content: string | Buffer): Promise<boolean> {
  try {
    await (await fs.open(file, 'wx')).close();
  } catch (error) {
    if (hasErrorCode(error, 'EEXIST')) return false;
    throw asDiskFull(file, error);
  }
  await cleanUp(file, file, () => fs.writeFile(file, content, { flush: true }));
  return true;
}

async function writeDraft(file: string, content: string | Buffer): Promise<string> {
  const folder = path.dirname(file);
  const draft = path.join(folder, `.${path.basename(file)}.${randomBytes(6).toString('hex')}`);
  await cleanUp(file, draft, async () => {
    await fs.mkdir(folder, { recursive: true });
    await fs.writeFile(draft, content, { flush: true });
  });
  return draft;
}

/** Removes what a failed write left behind. */
async function cleanUp(file: string, left: string, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    await fs.rm(left, { force: true });
    throw asDiskFull(file, error);
  }
}

const FULL = ['ENOSPC', 'EDQUOT'];

const asDiskFull = (file: string, error: unknown): unknown =>
  FULL.some((code) => hasErrorCode(error, code)) ? new DiskFull(file, error) : error;

/** True for an error with this code, such as `ENOENT`. */
export const hasErrorCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;
