import { Readable } from 'node:stream';
import { DocumentTooLarge } from '../storage';

/**
 * Reads the body of a response and aborts when it exceeds the limit.
 * @param declared content length of the response
 * @throws DocumentTooLarge
 */
export async function readBody(
  key: string,
  body: unknown,
  declared: number | undefined,
  maxBytes: number,
): Promise<Buffer> {
  if (!(body instanceof Readable)) throw new TypeError(`the response for ${key} has no body`);
  if (declared !== undefined && declared > maxBytes) {
    body.destroy();
    throw new DocumentTooLarge(key, declared, maxBytes);
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Throwing out of the loop also closes the connection.
  for await (const chunk of body as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new DocumentTooLarge(key, bytes, maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
