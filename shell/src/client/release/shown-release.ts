import { SECTION_NAMES, type SectionName } from '@huoban/contracts';
import type { Boot } from '../../app/release/boot';
import type { VersionSource } from '../../app/release/release-context';

/** Which version of what this tab shows, and why. */
export interface ShownRelease {
  readonly id: string;
  readonly channel: string;
  readonly sequence: number;
  readonly why: VersionSource;
  readonly shell: string;
  readonly sections: Readonly<
    Partial<Record<SectionName, Readonly<{ version: string; source: VersionSource }>>>
  >;
}

declare global {
  interface Window {
    /** For testers, reports and support; frozen. */
    readonly __release?: ShownRelease;
  }
}

/** @param fallen sections that this tab has taken the fallback of */
export function showRelease(
  { release, channel, sequence, why, shell, sections }: Boot,
  fallen: ReadonlySet<SectionName> = new Set(),
): void {
  const shown = SECTION_NAMES.flatMap((name) => {
    const section = sections[name];
    if (!section) return [];
    const { version, source } =
      fallen.has(name) && section.fallback
        ? { version: section.fallback.version, source: 'fallback' as const }
        : section;
    return [[name, Object.freeze({ version, source })] as const];
  });
  const value: ShownRelease = Object.freeze({
    id: release,
    channel,
    sequence,
    why,
    shell,
    sections: Object.freeze(Object.fromEntries(shown)),
  });
  // Not writable, so that nobody else says what is shown; defined anew when a section falls back.
  Object.defineProperty(window, '__release', { value, configurable: true, enumerable: true });
}
