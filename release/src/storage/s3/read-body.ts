import { Readable } from 'node:stream';
import type { FileRecord } from '@huoban/contracts';
import { createIntegrity } from '../../registry/digests';
import { DocumentTooLarge } from '../storage';

/** Slowest rate that is waited for. */
const MIN_BYTES_PER_MS = 64;

/** Body of a response. `timeoutMs`: more is granted to large bodies; without it, none ends the reading. */
export interface StoredBody {
  key: string;
  body: unknown;
  /** Content length of the response. */
  declared?: number | undefined;
  maxBytes: number;
  timeoutMs?: number;
}

/** Reads a body and aborts when it exceeds its limit, or arrives too slowly. @throws DocumentTooLarge */
export async function readBody(body: StoredBody): Promise<Buffer> {
  const chunks: Buffer[] = [];
  await passChunks(body, (chunk) => chunks.push(chunk));
  return Buffer.concat(chunks);
}

/** Size and hash of a body, without keeping its content. @throws DocumentTooLarge */
export async function hashBody(body: StoredBody): Promise<FileRecord> {
  const hash = createIntegrity();
  const bytes = await passChunks(body, (chunk) => hash.update(chunk));
  return { bytes, integrity: hash.integrity() };
}

/** @returns number of bytes */
async function passChunks(
  { key, body, declared, maxBytes, timeoutMs }: StoredBody,
  take: (chunk: Buffer) => unknown,
): Promise<number> {
  if (!(body instanceof Readable)) throw new TypeError(`the response for ${key} has no body`);
  if (declared !== undefined && declared > maxBytes) {
    body.destroy();
    throw new DocumentTooLarge(key, declared, maxBytes);
  }
  const tooSlow = () => body.destroy(new Error(`${key} arrives too slowly`));
  const grantedMs = timeoutMs && timeoutMs + (declared ?? 0) / MIN_BYTES_PER_MS;
  const timer = grantedMs && setTimeout(tooSlow, grantedMs);
  let bytes = 0;
  try {
    // Throwing out of the loop also closes the connection.
    for await (const chunk of body as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new DocumentTooLarge(key, bytes, maxBytes);
      take(chunk);
    }
    return bytes;
  } finally {
    if (timer) clearTimeout(timer);
  }
}
