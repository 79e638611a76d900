import {
  SECTION_NAMES,
  type Release,
  type SectionName,
  type VersionRecord,
} from '@huoban/contracts';
import { readVersionRecord } from '../../harness/servers';

export interface SectionSize {
  section: SectionName;
  /** Compressed bytes of the section's scripts for its heaviest page, with one language. */
  bytes: number;
}

export async function sectionSizes(registry: string, release: Release): Promise<SectionSize[]> {
  return Promise.all(
    SECTION_NAMES.map(async (section) => {
      const { version } = release.sections[section];
      return heaviestPage(section, await readVersionRecord(registry, section, version));
    }),
  );
}

function heaviestPage(section: SectionName, { groups, files }: VersionRecord): SectionSize {
  const sizeOf = (names: readonly string[]): number =>
    [...new Set(names)]
      .filter((file) => file.endsWith('.js'))
      .reduce((sum, file) => sum + (files[`client/${file}.br`]?.bytes ?? 0), 0);
  const messages = Object.entries(groups)
    .filter(([group]) => group.startsWith('locale-'))
    .map(([, found]) => sizeOf(found));
  const common = ['remoteEntry.js', ...(groups['section'] ?? [])];
  const pages = Object.entries(groups).filter(([group]) => group.startsWith('page-'));
  const bytes = pages.map(([, found]) => sizeOf([...common, ...found]) + Math.max(0, ...messages));
  return { section, bytes: Math.max(0, ...bytes) };
}
