import { createHash } from 'node:crypto';
import type { FileRecord, LogEntry, Release } from '@huoban/contracts';
import { canonicalJson } from './canonical-json';

/** SHA-256 in hex. */
export const sha256 = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');

/** Subresource Integrity value, `sha384-` and base64. */
export const integrityOf = (content: string | Buffer): string =>
  createIntegrity().update(content).integrity();

/** The same of content that arrives in parts. */
export function createIntegrity() {
  const hash = createHash('sha384');
  const parts = {
    update(part: string | Buffer) {
      hash.update(part);
      return parts;
    },
    integrity: (): string => `sha384-${hash.digest('base64')}`,
  };
  return parts;
}

/** Size and hash of a file, as releases store them. */
export const fileRecord = (content: Buffer): FileRecord => ({
  bytes: content.byteLength,
  integrity: integrityOf(content),
});

/** SHA-256 of the canonical JSON: equal content has the same id. */
export const releaseId = (release: Release): string => sha256(canonicalJson(release));

/** What the next entry of a log names as `parent`. */
export const entryHash = (entry: LogEntry): string => sha256(canonicalJson(entry));
