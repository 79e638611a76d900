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

/** What a render reads of the release in force. */
export interface RenderRelease {
  id: string;
  routes: ReleaseRoute[];
  /** Version of the shell that renders. */
  shell: string;
  /** What the release says of the shell; the version that renders may be its fallback. Early runners do not say it. */
  pinnedShell?: PinnedSection;
  sections: Record<SectionName, PinnedSection>;
}

/**
 * What the runner offers the document builder. Every byte it hands out was checked against the release; a damaged or
 * missing file throws.
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
  /** Path and query as asked. */
  url: string;
  /** `name@version` that failed before: the release's fallback is taken instead. */
  avoid: readonly string[];
  /** How the release stands to its channel; absent where nobody will look at the answer. */
  standing?: ReleaseContext;
  /** The visitor's tester link opens nothing: the page says why, in place of what the address names. */
  refusal?: { status: number; message: string };
}

export interface RenderAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** Section that answered, and whether by its fallback version. */
  served: { section: SectionName; version: string; fallback: boolean } | null;
  /** A version that could not do its work; the runner avoids it for a while. Shells before this field gave no cause. */
  failed: { section: SectionName; version: string; message: string; cause?: FaultCause } | null;
}
