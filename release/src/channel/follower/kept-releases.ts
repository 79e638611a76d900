import type { LogEntry, Release } from '@huoban/contracts';
import * as z from 'zod';
import { canonicalJson } from '../../registry/canonical-json';
import { releaseId } from '../../registry/digests';
import { releaseSchema } from '../../registry/documents';
import { parseDocument } from '../../registry/parse-document';
import { readFileIfExists } from '../../storage/files/read-file';
import { replaceFile } from '../../storage/files/write-file';
import type { ChannelHead } from '../channel-head';

const FORMAT = 1;

const fileSchema = z.strictObject({ format: z.literal(FORMAT), releases: z.array(releaseSchema) });

/**
 * Copy of the served release and its canary beside the file of accepted entries. The id of a release is the hash of its
 * content, so the signed entry that names it proves that the copy is intact.
 */
export class KeptReleases {
  private lastProblem: string | null = null;

  constructor(private readonly file: string) {}

  /** Error of the last write, null after a success. */
  get problem(): string | null {
    return this.lastProblem;
  }

  /** Never rejects: see `problem`. */
  async keep({ release, canary }: ChannelHead): Promise<void> {
    try {
      const releases = canary ? [release, canary] : [release];
      const text = canonicalJson({ format: FORMAT, releases });
      if ((await readFileIfExists(this.file))?.toString('utf8') !== text)
        await replaceFile(this.file, text);
      this.lastProblem = null;
    } catch (error) {
      this.lastProblem = `the served release cannot be stored: ${String(error)}`;
    }
  }

  /** What an entry names, null when there is no intact copy of it. A canary without a copy is left out. */
  async load(entry: LogEntry): Promise<ChannelHead | null> {
    const content = await readFileIfExists(this.file).catch(() => null);
    const kept = (content && parseDocument(fileSchema, content)?.releases) ?? [];
    const byId = new Map<string, Release>(kept.map((release) => [releaseId(release), release]));
    const release = byId.get(entry.release);
    if (!release) return null;
    return { entry, release, canary: (entry.canary && byId.get(entry.canary.release)) ?? null };
  }
}
