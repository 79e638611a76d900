import * as z from 'zod';
import { ARTIFACT_NAMES, type ArtifactName } from '../artifact-names';
import { canonicalJson } from '../canonical-json';
import { versionText } from '../documents';
import { openRegistry } from '../../storage/open-registry';
import type { Storage } from '../../storage/storage';

const MAX_BYTES = 16 * 1024;

/** A version that nobody is to pin any more. What is pinned keeps running. */
export interface Deprecation {
  format: 1;
  name: ArtifactName;
  version: string;
  author: string;
  reason: string;
  /** ISO 8601 instant. */
  at: string;
  /** Who took it back, and why: the version can be pinned again. */
  undone?: { author: string; reason: string; at: string };
}

export const deprecationSchema: z.ZodType<Deprecation> = z.strictObject({
  format: z.literal(1),
  name: z.enum(ARTIFACT_NAMES),
  version: versionText,
  author: z.string().min(1),
  reason: z.string().min(1),
  at: z.iso.datetime(),
  undone: z
    .strictObject({
      author: z.string().min(1),
      reason: z.string().min(1),
      at: z.iso.datetime(),
    })
    .exactOptional(),
});

/**
 * `<registry>/deprecations/<name>/<version>.json`. Not signed: it can only keep a version from being pinned anew, which
 * whoever writes into the registry could reach by damaging the version itself.
 */
export class DeprecationStore {
  private readonly storage: Storage;

  constructor(registry: string) {
    this.storage = openRegistry(registry).artifacts;
  }

  /** @returns null for a version that is not deprecated, or not any more; a damaged document counts as none */
  async read(name: ArtifactName, version: string): Promise<Deprecation | null> {
    const readLast = await this.last(name, version);
    return readLast?.undone ? null : readLast;
  }

  /** The newest deprecation, whether it was taken back or not. */
  async last(name: ArtifactName, version: string): Promise<Deprecation | null> {
    const content = await this.storage.read(keyOf(name, version), MAX_BYTES);
    return content && parse(content);
  }

  /** Replaces an earlier one. */
  async save(deprecation: Deprecation): Promise<void> {
    const { name, version } = deprecation;
    await this.storage.replace(keyOf(name, version), canonicalJson(deprecation));
  }

  /** Does nothing for a version that is not deprecated. */
  remove(name: ArtifactName, version: string): Promise<void> {
    return this.storage.remove(keyOf(name, version));
  }
}

const keyOf = (name: ArtifactName, version: string): string =>
  `deprecations/${name}/${version}.json`;

function parse(content: Buffer): Deprecation | null {
  try {
    return deprecationSchema.parse(JSON.parse(content.toString('utf8')));
  } catch {
    return null;
  }
}
