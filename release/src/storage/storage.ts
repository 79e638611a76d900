/** More bytes than a document of its kind may have; nothing of it was parsed. */
export class DocumentTooLarge extends Error {
  override name = 'DocumentTooLarge';

  constructor(
    readonly key: string,
    readonly bytes: number,
    readonly limit: number,
  ) {
    super(`${key} has ${bytes} bytes, and ${limit} are the most that it may have`);
  }
}

/**
 * Where documents and files are kept: a folder, an object store, a database. Keys are relative paths with `/`. What was
 * created is never changed but by `replace`, and a reader never sees a part of it.
 */
export interface Storage {
  /**
   * @param atMost most bytes that are read
   * @returns null when there is nothing under this key
   * @throws DocumentTooLarge
   */
  read(key: string, atMost?: number): Promise<Buffer | null>;
  /** @returns false when the key was taken, by another process too; what is there stays as it is */
  create(key: string, content: string | Buffer): Promise<boolean>;
  replace(key: string, content: string | Buffer): Promise<void>;
  /** Names of files and folders directly in a folder; none when it does not exist. */
  list(folder: string): Promise<string[]>;
  /** When the content was written; null when there is none. */
  writtenAt(key: string): Promise<Date | null>;
  /** Removes a key, or all keys of a folder; does nothing when there is none. */
  remove(key: string): Promise<void>;
}
