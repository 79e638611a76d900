import fs from 'node:fs/promises';
import path from 'node:path';
import type { FileRecord } from '@huoban/contracts';
import { listFolderIfExists } from './files/read-file';
import { hashRegularFile, readRegularFile, UnboundedFile } from './files/read-regular-file';
import { createFile, hasErrorCode, replaceFile } from './files/write-file';
import { DocumentTooLarge, MAX_VERSION_BYTES, type Storage } from './storage';

/** Keys as files of a folder; safe for several processes on one machine. */
export class FolderStorage implements Storage {
  constructor(private readonly folder: string) {}

  async read(key: string, maxBytes = MAX_VERSION_BYTES): Promise<Buffer | null> {
    return readRegularFile(this.fileOf(key), maxBytes).catch(tooLargeError(key, maxBytes));
  }

  async hash(key: string, maxBytes: number): Promise<FileRecord | null> {
    return hashRegularFile(this.fileOf(key), maxBytes).catch(tooLargeError(key, maxBytes));
  }

  create(key: string, content: string | Buffer): Promise<boolean> {
    return createFile(this.fileOf(key), content);
  }

  replace(key: string, content: string | Buffer): Promise<void> {
    return replaceFile(this.fileOf(key), content);
  }

  async list(folder: string): Promise<string[]> {
    // Ignores temporary files that a killed process left behind.
    return (await listFolderIfExists(this.fileOf(folder))).filter((name) => !name.startsWith('.'));
  }

  async writtenAt(key: string): Promise<Date | null> {
    return (await stat(this.fileOf(key)))?.mtime ?? null;
  }

  remove(key: string): Promise<void> {
    return fs.rm(this.fileOf(key), { recursive: true, force: true });
  }

  private fileOf(key: string): string {
    return path.join(this.folder, key);
  }
}

const tooLargeError = (key: string, maxBytes: number) => (error: unknown) => {
  if (error instanceof UnboundedFile) throw new DocumentTooLarge(key, error.bytes, maxBytes);
  throw error;
};

const stat = (file: string) =>
  fs.stat(file).catch((error: unknown) => {
    if (hasErrorCode(error, 'ENOENT') || hasErrorCode(error, 'ENOTDIR')) return null;
    throw error;
  });
