import type { DehydratedState } from '@tanstack/react-query';
import type { ReleaseRoute, SectionName, SiteConfig } from '@huoban/contracts';
import type { PageResult } from '../pages/page-result';
import type { VersionSource } from './release-context';

export const BOOT_ID = 'boot';

/** One loadable version of a section in the browser; `integrity` is that of `entry`. */
export interface BootVersion {
  version: string;
  entry: string;
  integrity: string;
  /** Its entry is not a container of webpack itself, and needs the runtime of Module Federation. */
  needsRuntime?: true;
}

export interface BootSection extends BootVersion {
  source: VersionSource;
  fallback: BootVersion | null;
}

/** Boot data of the HTML: release subset and loader data. A tab keeps its release until a document load. */
export interface Boot {
  release: string;
  /** Proves in a fault report that this document was served. */
  reportToken?: string;
  channel: string;
  /** Sequence of the channel's head when the page was rendered. */
  sequence: number;
  why: VersionSource;
  /** Version of the shell that rendered the HTML and runs in the browser. */
  shell: string;
  shellSource: VersionSource;
  /** The release names a fallback version of the shell. */
  shellHasFallback: boolean;
  site: SiteConfig;
  routes: ReleaseRoute[];
  sections: Partial<Record<SectionName, BootSection>>;
  result: PageResult;
  cache: DehydratedState;
}
