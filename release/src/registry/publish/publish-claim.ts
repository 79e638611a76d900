import type { VersionRecord } from '@huoban/contracts';
import * as z from 'zod';
import { CLAIM_FILE, versionFolder, RECORD_FILE } from '../artifact-layout';
import { canonicalJson } from '../canonical-json';
import { refusalError } from '../../refusal';
import type { Storage } from '../../storage/storage';
import { parseDocument } from '../parse-document';

/** A claim of this age belongs to a killed process. */
const STALE_AFTER_MS = 3_600_000;
const MAX_CLAIM_BYTES = 4096;

const claimSchema = z.object({ content: z.string() });

/**
 * Claims a version for one content, so that different builds never mix in one folder. Processes that publish the same
 * content share the claim. A stale claim of other content is removed together with its files. Returns without a claim when
 * the version was published in the meantime: the caller reads it again.
 * @param content digest of the content
 * @returns whether this process created the claim
 * @throws ReleaseRefused R045 while different content is being published as this version
 */
export async function acquireClaim(
  storage: Storage,
  { name, version }: VersionRecord,
  content: string,
): Promise<boolean> {
  const folder = versionFolder(name, version);
  const key = `${folder}/${CLAIM_FILE}`;
  for (;;) {
    if (await storage.create(key, canonicalJson({ content }))) return true;
    const other = await storage.read(key, MAX_CLAIM_BYTES);
    if (other && parseDocument(claimSchema, other)?.content === content) return false;
    const since = await storage.writtenAt(key);
    if (since && Date.now() - since.getTime() < STALE_AFTER_MS)
      throw claimedRefusal(name, version, since);
    if ((await storage.writtenAt(`${folder}/${RECORD_FILE}`)) !== null) return false;
    if (since) await storage.remove(folder);
  }
}

/** Removes the claim, if any. */
export const releaseClaim = (storage: Storage, { name, version }: VersionRecord): Promise<void> =>
  storage.remove(`${versionFolder(name, version)}/${CLAIM_FILE}`);

const claimedRefusal = (name: string, version: string, since: Date) =>
  refusalError({
    code: 'R045',
    subject: `${name} ${version}`,
    problem: `a build with different content is being published as this version since ${since.toISOString()}`,
    remedy:
      'Wait until it has finished, or build under a new version. The claim of a killed process expires after one hour.',
  });
