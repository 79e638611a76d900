import type { SectionName } from '@huoban/contracts';

/** Why a release is on screen: in force for everybody, for the canary's share, or for whoever opened a tester link. */
export type ReleaseReason = 'pin' | 'canary' | 'link';

/** What a version of that release is there for; `fallback`: in place of one that failed. */
export type VersionSource = ReleaseReason | 'fallback';

/** Who opened the release to a tester, and until when (ISO 8601). */
export interface TesterLinkInfo {
  author: string;
  note: string;
  expires: string;
}

/** How the release that answers stands to the channel. Told to the document builder with each request. */
export interface ReleaseContext {
  channel: string;
  /** Of the log entry in force. */
  sequence: number;
  why: ReleaseReason;
  /** Versions in force on the channel, of everything in which this release differs from it. */
  inForce: Partial<Record<'shell' | SectionName, string>>;
  link: TesterLinkInfo | null;
}
