import type { DehydratedState } from '@tanstack/react-query';
import type { ReleaseRoute, SectionName, SiteConfig } from '@huoban/contracts';
import type { PageResult } from './page-result';

export const BOOT_ID = 'boot';

/** One loadable version of a section in the browser; `integrity` is that of `entry`. */
export interface BootVersion {
  version: string;
  entry: string;
  integrity: string;
}

export interface BootSection extends BootVersion {
  fallback: BootVersion | null;
}

/** The release subset and the data that the HTML carries; a tab keeps this release from start to end. */
export interface Boot {
  release: string;
  shell: string;
  site: SiteConfig;
  routes: ReleaseRoute[];
  sections: Partial<Record<SectionName, BootSection>>;
  result: PageResult;
  cache: DehydratedState;
}
