import type { EndpointDigest } from './digests/digest';
import type { Language } from './language';

/**
 * What the builder finds out about a version, so that a release is judged without running it. Each fact is absent in
 * versions that were built before it was recorded; what is absent is not judged.
 */
export interface VersionMetadata {
  /** `METHOD path` of every endpoint that the section names → the contract that it was built against. */
  contracts?: Record<string, EndpointDigest>;
  messages?: MessageMetadata;
  names?: SharedNames;
}

/** The words of a version, without the words themselves. */
export interface MessageMetadata {
  /** Keys of all languages together, sorted, levels joined by dots; plural forms count as one key. */
  keys: string[];
  /** Language → keys that have no words in it; a complete language is not named. */
  missing: Partial<Record<Language, string[]>>;
  /** Language → SHA-256 (hex) of its messages. */
  digests: Partial<Record<Language, string>>;
}

/**
 * Shared package → names of its exports, sorted: those that a section uses, those that the shell provides. `*` in a
 * section means the package as a whole. The shell leaves packages out whose names cannot be read from the sources.
 */
export type SharedNames = Record<string, string[]>;
