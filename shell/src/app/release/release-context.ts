import type { SectionName } from '@huoban/contracts';

/** Why a visitor gets a release: it is active, a canary, or opened by a tester link. */
export type ReleaseReason = 'pin' | 'canary' | 'link';

/** Why a version of that release is used; `fallback`: in place of one that failed. */
export type VersionSource = ReleaseReason | 'fallback';

/** Author, note and expiry (ISO 8601) of a tester link. */
export interface TesterLinkInfo {
  author: string;
  note: string;
  expires: string;
}

/** How the release that renders a page relates to its channel. Passed to the shell artifact with each request. */
export interface ReleaseContext {
  channel: string;
  /** Sequence of the channel's head. */
  sequence: number;
  why: ReleaseReason;
  /** The active release's versions of all artifacts in which this release differs. */
  inForce: Partial<Record<'shell' | SectionName, string>>;
  link: TesterLinkInfo | null;
}
