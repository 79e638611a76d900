import type { DehydratedState } from '@tanstack/react-query';
import { SECTION_NAMES, type SectionName } from '@huoban/contracts';
import type { Boot, BootSection, BootVersion } from '../app/boot';
import type { PageResult } from '../app/page-result';
import { assetOf } from './asset-index';
import type { RenderHost } from './render-host';
import type { SectionSource } from './section-source';

/** The release subset of the browser. The version that rendered is the one the browser loads, fallback or not. */
export function bootData(
  host: RenderHost,
  sections: SectionSource,
  result: PageResult,
  cache: DehydratedState,
): Boot {
  const known = SECTION_NAMES.map((name) => [name, bootSection(host, sections, name)] as const);
  return {
    release: host.release.id,
    shell: host.release.shell,
    site: host.site,
    routes: host.release.routes.map(({ sitemap: _, ...route }) => route),
    sections: Object.fromEntries(known.filter(([, section]) => section)),
    result,
    cache,
  };
}

function bootSection(
  host: RenderHost,
  sections: SectionSource,
  name: SectionName,
): BootSection | null {
  const pinned = host.release.sections[name];
  const chosen = sections.chosen.get(name)?.version ?? pinned.version;
  const spare = pinned.fallback?.version;
  const fallback = spare && spare !== chosen ? entryOf(host, name, spare) : null;
  const entry = entryOf(host, name, chosen);
  if (entry) return { ...entry, fallback };
  return fallback && { ...fallback, fallback: null };
}

function entryOf(host: RenderHost, name: SectionName, version: string): BootVersion | null {
  try {
    const { url, integrity } = assetOf(host, name, version, 'remoteEntry.js');
    return { version, entry: url, integrity };
  } catch {
    // Damaged or collected: the page must still be served, only without this section.
    return null;
  }
}
