import fs from 'node:fs/promises';
import { hasErrorCode } from './write-file';

/** @returns null when the file does not exist */
export async function readFileIfExists(file: string): Promise<Buffer | null> {
  try {
    return await fs.readFile(file);
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
}

/** @returns an empty array when the folder does not exist */
export async function listFolderIfExists(folder: string): Promise<string[]> {
  try {
    return await fs.readdir(folder);
  } catch (error) {
    if (isAbsent(error)) return [];
    throw error;
  }
}

/** The file or folder does not exist. */
export const isAbsent = (error: unknown): boolean =>
  hasErrorCode(error, 'ENOENT') || hasErrorCode(error, 'ENOTDIR');
