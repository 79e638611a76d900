import type { VersionRecord } from '@huoban/contracts';

/** Transferred bytes: brotli where a `.br` file exists. */
export interface LoadedBytes {
  scripts: number;
  styles: number;
}

/** Files of one version that the first load of a page needs. */
export interface FirstLoad extends LoadedBytes {
  /** Name of the chunk group; `main` for the shell. */
  page: string;
  /** Client files, largest first. */
  files: { path: string; bytes: number }[];
}

const PAGE = /^page-/;
const LOCALE = /^locale-/;
/** Scripts in the HTML of the shell besides the application. */
const SHELL_SCRIPTS = ['first.js', 'start.js'];

/**
 * First loads of a section's pages (entry, section, page and the largest locale) or of the shell, from the record alone.
 * A version without chunk groups has none.
 */
export function firstLoads(version: VersionRecord): FirstLoad[] {
  const { name, groups } = version;
  if (name === 'shell') {
    const main = groups['main'];
    return main ? [loadOf(version, 'main', [...SHELL_SCRIPTS, ...main])] : [];
  }
  const common = ['remoteEntry.js', ...(groups['section'] ?? []), ...heaviestLocale(version)];
  return Object.entries(groups)
    .filter(([group]) => PAGE.test(group))
    .map(([group, own]) => loadOf(version, group, [...common, ...own]));
}

function loadOf(version: VersionRecord, page: string, names: string[]): FirstLoad {
  const files = [...new Set(names)]
    .map((path) => ({ path, bytes: sentBytes(version, path) }))
    .sort((a, b) => b.bytes - a.bytes);
  const sum = (isStyle: boolean): number =>
    files
      .filter(({ path }) => path.endsWith('.css') === isStyle)
      .reduce((total, { bytes }) => total + bytes, 0);
  return { page, scripts: sum(false), styles: sum(true), files };
}

function heaviestLocale(version: VersionRecord): string[] {
  const locales = Object.entries(version.groups).filter(([group]) => LOCALE.test(group));
  const bytesOf = (files: string[]): number =>
    files.reduce((total, file) => total + sentBytes(version, file), 0);
  return locales.map(([, files]) => files).sort((a, b) => bytesOf(b) - bytesOf(a))[0] ?? [];
}

/** 0 for an unknown file. */
const sentBytes = ({ files }: VersionRecord, path: string): number =>
  (files[`client/${path}.br`] ?? files[`client/${path}`])?.bytes ?? 0;
