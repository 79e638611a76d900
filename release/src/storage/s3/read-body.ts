import { Readable } from 'node:stream';
import { DocumentTooLarge } from '../storage';

/**
 * Reads the body of an answer, and breaks off when it has or turns out to have more bytes than allowed.
 * @param declared size that the answer names, in bytes
 * @throws DocumentTooLarge
 */
export async function readBody(
  key: string,
  body: unknown,
  declared: number | undefined,
  atMost: number,
): Promise<Buffer> {
  if (!(body instanceof Readable)) throw new TypeError(`${key} came without a body`);
  if (declared !== undefined && declared > atMost) {
    body.destroy();
    throw new DocumentTooLarge(key, declared, atMost);
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Leaving the loop by an error ends the connection too.
  for await (const chunk of body as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > atMost) throw new DocumentTooLarge(key, bytes, atMost);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
