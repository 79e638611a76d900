import type { EndpointDigest } from './digests/digest';
import type { Language } from './language';

/**
 * Metadata that the build collects, so that a release can be checked without running it. Versions built before a field
 * was introduced lack it, and its checks are skipped.
 */
export interface VersionMetadata {
  /** Endpoint key → contract that the section was built against. */
  contracts?: Record<string, EndpointDigest>;
  messages?: MessageMetadata;
  names?: SharedNames;
  signatures?: SharedSignatures;
}

/** What the compiler declares for one exported name, with the declarations of this repository that it refers to. */
export interface Signature {
  /** SHA-256 (hex) of `text`. */
  hash: string;
  text: string;
}

/**
 * Shared package → exported name → signature: of the names that a section uses and of the types of the section contract,
 * or of all that the shell provides.
 */
export type SharedSignatures = Record<string, Record<string, Signature>>;

/** Keys and digests of the messages of a version. */
export interface MessageMetadata {
  /** Sorted keys of all languages, levels joined by dots; plural forms count as one key. */
  keys: string[];
  /** Language → keys without a text; complete languages are omitted. */
  missing: Partial<Record<Language, string[]>>;
  /** Language → SHA-256 (hex) of its messages. */
  digests: Partial<Record<Language, string>>;
}

/**
 * Shared package → sorted names of its exports: used by a section or provided by the shell. `*` in a section means the
 * whole namespace. The shell omits packages whose exports cannot be determined statically.
 */
export type SharedNames = Record<string, string[]>;
