import type { FileRecord } from '@huoban/contracts';

/** Of all files of one version, and of every other document whose reader names no limit. */
export const MAX_VERSION_BYTES = 64 * 1024 * 1024;

/** A document exceeds its size limit, or is a device without an end; it was not parsed. */
export class DocumentTooLarge extends Error {
  override name = 'DocumentTooLarge';

  constructor(
    readonly key: string,
    readonly bytes: number,
    readonly limit: number,
  ) {
    super(`${key} has ${bytes} bytes, the limit is ${limit}`);
  }
}

/**
 * Storage of documents and files: a folder, an object store or a database. Keys are relative paths with `/`. Writes are
 * atomic; `create` never overwrites.
 */
export interface Storage {
  /**
   * @param maxBytes size limit; by default that of a version
   * @returns null when the key does not exist
   * @throws DocumentTooLarge
   */
  read(key: string, maxBytes?: number): Promise<Buffer | null>;
  /** Size and hash of a document, with as little of it in memory as possible. Returns and throws as `read`. */
  hash(key: string, maxBytes: number): Promise<FileRecord | null>;
  /** Exclusive among all processes. @returns false when the key exists; its content is unchanged */
  create(key: string, content: string | Buffer): Promise<boolean>;
  replace(key: string, content: string | Buffer): Promise<void>;
  /** Names of files and folders directly in a folder; none when it does not exist. */
  list(folder: string): Promise<string[]>;
  /** Time of the last write; null when the key does not exist. */
  writtenAt(key: string): Promise<Date | null>;
  /** Removes a key, or all keys of a folder, if any. */
  remove(key: string): Promise<void>;
}
