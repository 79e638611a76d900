import type { VersionRecord } from '@huoban/contracts';
import * as z from 'zod';
import { CLAIM_FILE, versionFolder, RECORD_FILE } from '../artifact-layout';
import { canonicalJson } from '../canonical-json';
import { refusalError } from '../../refusal';
import type { Storage } from '../../storage/storage';

/** A publication that has not ended after an hour was killed. */
const STALE_AFTER_MS = 3_600_000;
const MAX_CLAIM_BYTES = 4096;

const claimSchema = z.object({ content: z.string() });

/**
 * Says which content is being published as a version, so that two builds that differ never mix in one folder. Whoever
 * publishes the same content shares the claim; a stale one of other content is taken over, with what it left behind.
 * Returns without a claim when the version was published meanwhile: the caller looks again.
 * @param content digest of the content
 * @throws ReleaseRefused R045 while other content is being published as this version
 */
export async function acquireClaim(
  storage: Storage,
  { name, version }: VersionRecord,
  content: string,
): Promise<void> {
  const folder = versionFolder(name, version);
  const key = `${folder}/${CLAIM_FILE}`;
  for (;;) {
    if (await storage.create(key, canonicalJson({ content }))) return;
    const other = await storage.read(key, MAX_CLAIM_BYTES);
    if (other && parseClaim(other) === content) return;
    const since = await storage.writtenAt(key);
    if (since && Date.now() - since.getTime() < STALE_AFTER_MS)
      throw claimedRefusal(name, version, since);
    if ((await storage.writtenAt(`${folder}/${RECORD_FILE}`)) !== null) return;
    if (since) await storage.remove(folder);
  }
}

/** Ends a claim; does nothing when there is none. */
export const releaseClaim = (storage: Storage, { name, version }: VersionRecord): Promise<void> =>
  storage.remove(`${versionFolder(name, version)}/${CLAIM_FILE}`);

function parseClaim(text: Buffer): string | null {
  try {
    return claimSchema.parse(JSON.parse(text.toString('utf8'))).content;
  } catch {
    return null;
  }
}

const claimedRefusal = (name: string, version: string, since: Date) =>
  refusalError({
    code: 'R045',
    subject: `${name} ${version}`,
    problem: `since ${since.toISOString()} a build with other content is being published as this version`,
    remedy:
      'Wait for it, or build under a new version. When that publication was killed, it is given up after an hour.',
  });
