import type { GuardName, SectionName, SitemapRule } from './section';
import type { Device, Language } from './language';
import type { VersionFacts } from './version-facts';

export const RELEASE_FORMAT = 1;
export const LOG_FORMAT = 1;

/** Size in bytes and Subresource Integrity value (`sha384-…`, base64) of one file. */
export interface FileRecord {
  bytes: number;
  integrity: string;
}

/**
 * `version.json` of a version folder `artifacts/<name>/<version>/`. Written last: a folder without it does not exist.
 * Paths are relative to the folder: `client/…` is served, `server/…` is only loaded by the server.
 */
export interface VersionRecord extends VersionFacts {
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

/** One act on a channel. Append-only; the head moves by compare-and-swap on `sequence`. */
export interface LogEntry {
  format: typeof LOG_FORMAT;
  channel: string;
  sequence: number;
  release: string;
  author: string;
  reason: string;
  /** SHA-256 (hex) of the canonical JSON of the entry before, `null` for the first. */
  parent: string | null;
  /** ISO 8601 instants. */
  at: string;
  expires: string;
  /** Ed25519 over the canonical JSON of the entry without this field; `null` until releases are signed. */
  signature: { key: string; value: string } | null;
}
