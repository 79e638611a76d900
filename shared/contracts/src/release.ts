import type { GuardName, SectionName, SitemapRule } from './section';
import type { Device, Language } from './language';
import type { VersionMetadata } from './version-metadata';

export const RELEASE_FORMAT = 1;
export const LOG_FORMAT = 2;
/** Prefix of development versions, which cannot be released to visitors. */
export const DEV_VERSION_PREFIX = '0.0.0-dev.';

/** Size in bytes and Subresource Integrity value (`sha384-…`, base64) of one file. */
export interface FileRecord {
  bytes: number;
  integrity: string;
}

/**
 * `version.json` of a version folder `artifacts/<name>/<version>/`. Written last: a folder without it is incomplete and
 * ignored. Paths are relative to the folder: `client/…` is served, `server/…` is loaded by the server only.
 */
export interface VersionRecord extends VersionMetadata {
  format: typeof RELEASE_FORMAT;
  name: 'shell' | SectionName;
  version: string;
  contract: number;
  locales: Language[];
  routes: ReleaseRoute[];
  endpoints: string[];
  /**
   * Of a section: ranges, by its own package.json, of the shared singletons that its build imports; earlier builds recorded
   * all. Of the shell: the versions that it provides.
   */
  shared: Record<string, string>;
  /** Webpack chunk group → client files it needs, in load order. */
  groups: Record<string, string[]>;
  files: Record<string, FileRecord>;
  source: { commit: string; digest: string };
}

/** A pinned version; `record` is the hash of its `version.json`. */
export interface PinnedVersion {
  version: string;
  record: string;
}

export interface PinnedSection extends PinnedVersion {
  /** Fallback version for a page on which the pinned version fails. Part of the signed release. */
  fallback: PinnedVersion | null;
}

export interface ReleaseRoute {
  section: SectionName;
  page: string;
  pattern: string;
  devices: Device[];
  guards: GuardName[];
  /** Absent in early versions, which may read any parameter. */
  query?: string[];
  sitemap?: SitemapRule;
}

/** A release. Its id is the SHA-256 (hex) of its canonical JSON. */
export interface Release {
  format: typeof RELEASE_FORMAT;
  shell: PinnedSection;
  sections: Record<SectionName, PinnedSection>;
  routes: ReleaseRoute[];
  /** All files of all pinned versions: `<name>/<version>/<path>` → hash. */
  files: Record<string, FileRecord>;
}

export const ACT_NAMES = [
  'pin',
  'promote',
  'rollback',
  'renew',
  'canary-start',
  'canary-share',
  'canary-withdraw',
  'canary-finish',
  'lock',
  'unlock',
  'protect',
  'unprotect',
] as const;
export type ActName = (typeof ACT_NAMES)[number];

/** A second release that a share of the visitors gets. */
export interface Canary {
  release: string;
  /** Percentage of visitors, 1 to 100. */
  share: number;
  /**
   * Automatic withdrawal: when it surely fails at more than `factor` times the share of addresses at which the base
   * release fails, after it reached at least `visits` addresses of visitors.
   */
  limits: { factor: number; visits: number };
}

/** Who locked a channel, and why. */
export interface ChannelLock {
  author: string;
  reason: string;
  at: string;
}

/** Ed25519, base64, over the canonical JSON of the document without its `signature`. */
export interface DocumentSignature {
  /** Id of the key: the first 16 hex digits of the SHA-256 of its public half (SPKI). */
  key: string;
  value: string;
}

/**
 * One act on a channel with the complete channel state after it. The log is append-only; the head moves by
 * compare-and-swap on `sequence`.
 */
export interface LogEntry {
  format: typeof LOG_FORMAT;
  channel: string;
  sequence: number;
  act: ActName;
  /** The release of all visitors outside of the canary. */
  release: string;
  canary: Canary | null;
  lock: ChannelLock | null;
  /** Authors that may act; null for all authors with a key. */
  protected: string[] | null;
  /** The source entry of a promotion. */
  origin: { channel: string; sequence: number } | null;
  /** Reason for overriding missing evidence. */
  forced: string | null;
  author: string;
  reason: string;
  /** SHA-256 (hex) of the canonical JSON of the previous entry, null for the first. */
  parent: string | null;
  /** ISO 8601 instants. */
  at: string;
  expires: string;
  signature: DocumentSignature;
  /** Signatures of further owners, where the policy of the channel requires them. */
  approvals?: DocumentSignature[];
}
