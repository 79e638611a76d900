import * as z from 'zod';
import { ARTIFACT_NAMES, type ArtifactName } from '../artifact-names';
import { canonicalJson } from '../canonical-json';
import { versionText } from '../documents';
import { openRegistry } from '../../storage/open-registry';
import type { Storage } from '../../storage/storage';
import { parseDocument } from '../parse-document';

const MAX_BYTES = 16 * 1024;

/** A version that must not be pinned again. */
export interface Deprecation {
  format: 1;
  name: ArtifactName;
  version: string;
  author: string;
  reason: string;
  /** ISO 8601 time. */
  at: string;
  /** Set when the deprecation was taken back. */
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
 * `<registry>/deprecations/<name>/<version>.json`. Not signed: it can only prevent a pin, which anyone with write access
 * to the registry could also do by damaging the version.
 */
export class DeprecationStore {
  private readonly storage: Storage;

  constructor(registry: string) {
    this.storage = openRegistry(registry).artifacts;
  }

  /** @returns null for a version that is not deprecated (any more); a damaged document counts as none */
  async read(name: ArtifactName, version: string): Promise<Deprecation | null> {
    const last = await this.readLast(name, version);
    return last?.undone ? null : last;
  }

  /** The newest deprecation, even when it was taken back. */
  async readLast(name: ArtifactName, version: string): Promise<Deprecation | null> {
    const content = await this.storage.read(keyOf(name, version), MAX_BYTES);
    return content && parseDocument(deprecationSchema, content);
  }

  /** Replaces an earlier deprecation. */
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
