import type { DehydratedState } from '@tanstack/react-query';
import { SECTION_NAMES, type SectionName } from '@huoban/contracts';
import type { Boot, BootSection, BootVersion } from '../app/release/boot';
import type { PageResult } from '../app/pages/page-result';
import type { ReleaseContext, VersionSource } from '../app/release/release-context';
import { findAsset, isContainer } from './document/assets';
import type { ArtifactName, RenderHost } from './render-host';
import type { SectionSource } from './section-source';

/** Context of a warm-up page. */
const NO_CONTEXT: ReleaseContext = {
  channel: '',
  sequence: 0,
  why: 'pin',
  inForce: {},
  link: null,
};

interface BootSources {
  sections: SectionSource;
  context: ReleaseContext | undefined;
  result: PageResult;
  cache: DehydratedState;
  reportToken?: string | undefined;
}

/** Creates the boot data. The browser loads the version that rendered, fallback or not. */
export function createBootData(
  host: RenderHost,
  { sections, context = NO_CONTEXT, result, cache, reportToken }: BootSources,
): Boot {
  const known = SECTION_NAMES.map(
    (name) => [name, sectionBoot(host, sections, context, name)] as const,
  );
  const shell = shellBoot(host, context);
  return {
    release: host.release.id,
    ...(reportToken !== undefined && { reportToken }),
    channel: context.channel,
    sequence: context.sequence,
    why: shell.shellSource === 'fallback' ? 'fallback' : context.why,
    ...shell,
    site: host.site,
    routes: host.release.routes.map(({ sitemap: _, ...route }) => route),
    sections: Object.fromEntries(known.filter(([, section]) => section)),
    result,
    cache,
  };
}

/** `pin` for a version that the active release has as well. */
const sourceOf = ({ why, inForce }: ReleaseContext, name: ArtifactName): VersionSource =>
  Object.hasOwn(inForce, name) ? why : 'pin';

function shellBoot(
  { release: { shell, pinnedShell } }: RenderHost,
  context: ReleaseContext,
): Pick<Boot, 'shell' | 'shellSource' | 'shellHasFallback'> {
  if (pinnedShell && shell !== pinnedShell.version) {
    return { shell, shellSource: 'fallback', shellHasFallback: false };
  }
  const shellSource = sourceOf(context, 'shell');
  return { shell, shellSource, shellHasFallback: Boolean(pinnedShell?.fallback) };
}

function sectionBoot(
  host: RenderHost,
  sections: SectionSource,
  context: ReleaseContext,
  name: SectionName,
): BootSection | null {
  const { version, isFallback } = sections.versionOf(name);
  const fallbackVersion = host.release.sections[name].fallback?.version;
  const fallback =
    fallbackVersion && fallbackVersion !== version ? entryOf(host, name, fallbackVersion) : null;
  const entry = entryOf(host, name, version);
  const source = isFallback ? 'fallback' : sourceOf(context, name);
  if (entry) return { ...entry, source, fallback };
  return fallback && { ...fallback, source: 'fallback', fallback: null };
}

function entryOf(host: RenderHost, name: SectionName, version: string): BootVersion | null {
  try {
    const { url, integrity } = findAsset(host, name, version, 'remoteEntry.js');
    const needsRuntime = !isContainer(host.record(name, version));
    return { version, entry: url, integrity, ...(needsRuntime && { needsRuntime }) };
  } catch {
    // Damaged or collected: the page is served without this section.
    return null;
  }
}
