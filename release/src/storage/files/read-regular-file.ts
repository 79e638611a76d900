import fs from 'node:fs/promises';
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
 * Reads a file whose size is known to be limited. Compares the size before it reads, and stops at the limit should the
 * file grow meanwhile.
 * @returns null when the file does not exist
 * @throws UnboundedFile
 */
export async function readRegularFile(file: string, maxBytes: number): Promise<Buffer | null> {
  const handle = await openIfExists(file);
  if (!handle) return null;
  try {
    const stat = await handle.stat();
    if (!stat.isFile()) throw new UnboundedFile(Infinity);
    if (stat.size > maxBytes) throw new UnboundedFile(stat.size);
    const chunks: Buffer[] = [];
    // `end` is inclusive: one byte more than allowed proves that the file has grown.
    for await (const chunk of handle.createReadStream({ end: maxBytes, autoClose: false }))
      chunks.push(chunk as Buffer);
    const content = Buffer.concat(chunks);
    if (content.byteLength > maxBytes) throw new UnboundedFile(content.byteLength);
    return content;
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
