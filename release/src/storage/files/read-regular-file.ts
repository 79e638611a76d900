import fs from 'node:fs/promises';
import type { FileRecord } from '@huoban/contracts';
import { createIntegrity } from '../../registry/digests';
import { isAbsent } from './read-file';

const { O_RDONLY, O_NONBLOCK } = fs.constants;

/** A file is larger than it may be, or no regular file: a device may never end. It was not read. */
export class UnboundedFile extends Error {
  override readonly name = 'UnboundedFile';

  constructor(readonly bytes: number) {
    super(Number.isFinite(bytes) ? `it has ${bytes} bytes` : 'it is not a regular file');
  }
}

/**
 * Reads a file whose size is known to be limited.
 * @returns null when the file does not exist
 * @throws UnboundedFile
 */
export async function readRegularFile(file: string, maxBytes: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  const size = await passChunks(file, maxBytes, (chunk) => chunks.push(chunk));
  return size === null ? null : Buffer.concat(chunks);
}

/** Size and hash of such a file, without keeping its content. Returns and throws as `readRegularFile`. */
export async function hashRegularFile(file: string, maxBytes: number): Promise<FileRecord | null> {
  const hash = createIntegrity();
  const bytes = await passChunks(file, maxBytes, (chunk) => hash.update(chunk));
  return bytes === null ? null : { bytes, integrity: hash.integrity() };
}

/**
 * Compares the size before it reads, and stops at the limit should the file grow meanwhile.
 * @returns number of bytes
 */
async function passChunks(
  file: string,
  maxBytes: number,
  take: (chunk: Buffer) => unknown,
): Promise<number | null> {
  const handle = await openIfExists(file);
  if (!handle) return null;
  try {
    const stat = await handle.stat();
    if (!stat.isFile()) throw new UnboundedFile(Infinity);
    if (stat.size > maxBytes) throw new UnboundedFile(stat.size);
    let bytes = 0;
    // `end` is inclusive: one byte more than allowed proves that the file has grown.
    for await (const chunk of handle.createReadStream({ end: maxBytes, autoClose: false })) {
      bytes += (chunk as Buffer).byteLength;
      take(chunk as Buffer);
    }
    if (bytes > maxBytes) throw new UnboundedFile(bytes);
    return bytes;
  } finally {
    await handle.close();
  }
}

// Without O_NONBLOCK, opening a named pipe waits for a writer.
async function openIfExists(file: string): Promise<fs.FileHandle | null> {
  try {
    return await fs.open(file, O_RDONLY | O_NONBLOCK);
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
}
