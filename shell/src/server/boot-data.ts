import type { DehydratedState } from '@tanstack/react-query';
import { SECTION_NAMES, type SectionName } from '@huoban/contracts';
import type { Boot, BootSection, BootVersion } from '../app/release/boot';
import type { PageResult } from '../app/pages/page-result';
import type { ReleaseContext, VersionSource } from '../app/release/release-context';
import { findAsset } from './document/assets';
import type { ArtifactName, RenderHost } from './render-host';
import type { SectionSource } from './section-source';

/** Of a page that no visitor asked for. */
const NO_CONTEXT: ReleaseContext = {
  channel: '',
  sequence: 0,
  why: 'pin',
  inForce: {},
  link: null,
};

interface BootSources {
  sections: SectionSource;
  standing: ReleaseContext | undefined;
  result: PageResult;
  cache: DehydratedState;
}

/** The release subset of the browser. The version that rendered is the one the browser loads, fallback or not. */
export function createBootData(
  host: RenderHost,
  { sections, standing = NO_CONTEXT, result, cache }: BootSources,
): Boot {
  const known = SECTION_NAMES.map(
    (name) => [name, sectionBoot(host, sections, standing, name)] as const,
  );
  const shell = shellBoot(host, standing);
  return {
    release: host.release.id,
    channel: standing.channel,
    sequence: standing.sequence,
    why: shell.shellSource === 'fallback' ? 'fallback' : standing.why,
    ...shell,
    site: host.site,
    routes: host.release.routes.map(({ sitemap: _, ...route }) => route),
    sections: Object.fromEntries(known.filter(([, section]) => section)),
    result,
    cache,
  };
}

/** A version that is in force on the channel as well is there by its pin, whatever else the release changes. */
const sourceOf = ({ why, inForce }: ReleaseContext, name: ArtifactName): VersionSource =>
  Object.hasOwn(inForce, name) ? why : 'pin';

function shellBoot(
  { release: { shell, pinnedShell } }: RenderHost,
  standing: ReleaseContext,
): Pick<Boot, 'shell' | 'shellSource' | 'shellHasFallback'> {
  if (pinnedShell && shell !== pinnedShell.version) {
    return { shell, shellSource: 'fallback', shellHasFallback: false };
  }
  const shellSource = sourceOf(standing, 'shell');
  return { shell, shellSource, shellHasFallback: Boolean(pinnedShell?.fallback) };
}

function sectionBoot(
  host: RenderHost,
  sections: SectionSource,
  standing: ReleaseContext,
  name: SectionName,
): BootSection | null {
  const { version, isFallback } = sections.versionOf(name);
  const spare = host.release.sections[name].fallback?.version;
  const fallback = spare && spare !== version ? entryOf(host, name, spare) : null;
  const entry = entryOf(host, name, version);
  const source = isFallback ? 'fallback' : sourceOf(standing, name);
  if (entry) return { ...entry, source, fallback };
  return fallback && { ...fallback, source: 'fallback', fallback: null };
}

function entryOf(host: RenderHost, name: SectionName, version: string): BootVersion | null {
  try {
    const { url, integrity } = findAsset(host, name, version, 'remoteEntry.js');
    return { version, entry: url, integrity };
  } catch {
    // Damaged or collected: the page must still be served, only without this section.
    return null;
  }
}
