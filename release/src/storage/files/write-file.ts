import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** Replaces a file atomically. */
export async function replaceFile(file: string, content: string | Buffer): Promise<void> {
  const draft = await writeDraft(file, content);
  await fs.rename(draft, file);
}

/**
 * Creates a file atomically and exclusively among all processes.
 * @returns false when the file exists; its content is unchanged
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
    await fs.writeFile(file, content, { flag: 'wx', flush: true });
    return true;
  } catch (error) {
    if (hasErrorCode(error, 'EEXIST')) return false;
    throw error;
  }
}

async function writeDraft(file: string, content: string | Buffer): Promise<string> {
  const folder = path.dirname(file);
  const draft = path.join(folder, `.${path.basename(file)}.${randomBytes(6).toString('hex')}`);
  await fs.mkdir(folder, { recursive: true });
  await fs.writeFile(draft, content, { flush: true });
  return draft;
}

/** True for an error with this code, such as `ENOENT`. */
export const hasErrorCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;
