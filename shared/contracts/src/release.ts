import type { GuardName, SectionName, SitemapRule } from './section';
import type { Device, Language } from './language';
import type { VersionMetadata } from './version-metadata';

export const RELEASE_FORMAT = 1;
export const LOG_FORMAT = 2;
/** Versions made for development begin like this; no visitor gets one. */
export const DEV_VERSION_PREFIX = '0.0.0-dev.';

/** Size in bytes and Subresource Integrity value (`sha384-…`, base64) of one file. */
export interface FileRecord {
  bytes: number;
  integrity: string;
}

/**
 * `version.json` of a version folder `artifacts/<name>/<version>/`. Written last: a folder without it does not exist.
 * Paths are relative to the folder: `client/…` is served, `server/…` is only loaded by the server.
 */
export interface VersionRecord extends VersionMetadata {
  format: typeof RELEASE_FORMAT;
  name: 'shell' | SectionName;
  version: string;
  contract: number;
  locales: Language[];
  routes: ReleaseRoute[];
  endpoints: string[];
  /** Version ranges of the shared singletons this build expects (sections) or the versions it provides (shell). */
  shared: Record<string, string>;
  /** Webpack chunk group → client files it needs, in load order. */
  groups: Record<string, string[]>;
  files: Record<string, FileRecord>;
  source: { commit: string; digest: string };
}

/** What a release pins for one artifact; `record` is the hash of its `version.json`. */
export interface PinnedVersion {
  version: string;
  record: string;
}

export interface PinnedSection extends PinnedVersion {
  /** Loaded, for a page, when the pinned version fails there. Signed with the release. */
  fallback: PinnedVersion | null;
}

export interface ReleaseRoute {
  section: SectionName;
  page: string;
  pattern: string;
  devices: Device[];
  guards: GuardName[];
  sitemap?: SitemapRule;
}

/** A release is content only; its id is the SHA-256 (hex) of its canonical JSON. */
export interface Release {
  format: typeof RELEASE_FORMAT;
  shell: PinnedSection;
  sections: Record<SectionName, PinnedSection>;
  routes: ReleaseRoute[];
  /** Every file of every pinned version: `<name>/<version>/<path>` → hash. */
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
  /** Percent of visitors, 1 to 100. */
  share: number;
  /**
   * When it is withdrawn by itself: its failure rate is more than `factor` times that of the base, over at least
   * `visits` visits of its own.
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
 * One act on a channel, with the whole state of the channel after it. Append-only; the head moves by compare-and-swap
 * on `sequence`.
 */
export interface LogEntry {
  format: typeof LOG_FORMAT;
  channel: string;
  sequence: number;
  act: ActName;
  /** The release in force for everybody outside of the canary. */
  release: string;
  canary: Canary | null;
  lock: ChannelLock | null;
  /** Authors who may act; null for everybody with a key. */
  protected: string[] | null;
  /** Of a promotion: the entry that it was taken from. */
  origin: { channel: string; sequence: number } | null;
  /** Why a missing evidence was overridden. */
  forced: string | null;
  author: string;
  reason: string;
  /** SHA-256 (hex) of the canonical JSON of the entry that this one continues, `null` for the first. */
  parent: string | null;
  /** ISO 8601 instants. */
  at: string;
  expires: string;
  signature: DocumentSignature;
}
