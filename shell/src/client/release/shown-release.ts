import { SECTION_NAMES, type SectionName } from '@huoban/contracts';
import type { Boot } from '../../app/release/boot';
import type { VersionSource } from '../../app/release/release-context';

/** The versions that this tab shows, and why. */
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

/** Publishes `window.__release`. @param fallenBack sections that use their fallback version */
export function showRelease(
  { release, channel, sequence, why, shell, sections }: Boot,
  fallenBack: ReadonlySet<SectionName> = new Set(),
): void {
  const shown = SECTION_NAMES.flatMap((name) => {
    const section = sections[name];
    if (!section) return [];
    const { version, source } =
      fallenBack.has(name) && section.fallback
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
  // Not writable by other scripts; defined again when a section falls back.
  Object.defineProperty(window, '__release', { value, configurable: true, enumerable: true });
}
