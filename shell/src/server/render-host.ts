import type {
  PinnedSection,
  ReleaseRoute,
  SectionModule,
  SectionName,
  SiteConfig,
  VersionRecord,
} from '@huoban/contracts';
import type { FaultCause } from '../app/release/fault';
import type { ReleaseContext } from '../app/release/release-context';

export type ArtifactName = 'shell' | SectionName;

/** The part of a release that a rendering reads. */
export interface RenderRelease {
  id: string;
  routes: ReleaseRoute[];
  /** Version of the shell that renders. */
  shell: string;
  /** The release's pin of the shell, whose fallback may be rendering. Absent in early runners. */
  pinnedShell?: PinnedSection;
  sections: Record<SectionName, PinnedSection>;
}

/**
 * Interface of the runner to the document builder. Files are verified against the release; a damaged or missing file
 * throws. Property names are a contract between published runners and shells: they stay as they are.
 */
export interface RenderHost {
  release: RenderRelease;
  site: SiteConfig;
  /** Origin of the service, for the loaders. */
  serviceUrl: string;
  record: (name: ArtifactName, version: string) => VersionRecord;
  /** A client file as text, for inlined styles. */
  text: (name: ArtifactName, version: string, file: string) => string;
  section: (name: SectionName, version: string) => SectionModule;
}

export interface RenderRequest {
  /** Path and query of the request. */
  url: string;
  /** `name@version` that failed before: the release's fallback version replaces it. */
  avoid: readonly string[];
  /** Absent when no visitor sees the response. */
  // oxlint-disable-next-line huoban/standard-terms -- the name is part of the contract with published shells
  standing?: ReleaseContext;
  /** For the boot data. Absent in early runners. */
  reportToken?: string;
  /** Headers of the requests to the service: id and W3C trace of the visitor's request. Absent in early runners. */
  caller?: Record<string, string>;
  /** The visitor's tester link was refused: the page explains why, in place of the page of the URL. */
  refusal?: { status: number; message: string };
}

export interface RenderAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** The section that rendered, and whether by its fallback version. */
  served: { section: SectionName; version: string; fallback: boolean } | null;
  /** A version that failed; the runner avoids it for a while. Older shells give no cause. */
  failed: { section: SectionName; version: string; message: string; cause?: FaultCause } | null;
}
