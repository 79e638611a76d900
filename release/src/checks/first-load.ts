import type { VersionRecord } from '@huoban/contracts';

/** Bytes as they are sent, so brotli where there is a `.br` file. */
export interface LoadedBytes {
  scripts: number;
  styles: number;
}

/** What a visitor loads of one version for one page. */
export interface FirstLoad extends LoadedBytes {
  /** Name of the chunk group; `main` for the shell, which is the same for every page. */
  page: string;
  /** Client files, largest first. */
  files: { path: string; bytes: number }[];
}

const PAGE = /^page-/;
const LOCALE = /^locale-/;
/** Scripts that stand in the shell's HTML beside the application. */
const SHELL_SCRIPTS = ['first.js', 'start.js'];

/**
 * What each page of a section needs before it stands, or what the shell needs for any page: entry, section, page and the
 * largest of the languages. Read from the record alone; a version without chunk groups has no pages.
 */
export function firstLoads(version: VersionRecord): FirstLoad[] {
  const { name, groups } = version;
  if (name === 'shell') {
    const main = groups['main'];
    return main ? [loadOf(version, 'main', [...SHELL_SCRIPTS, ...main])] : [];
  }
  const common = ['remoteEntry.js', ...(groups['section'] ?? []), ...largestLocale(version)];
  return Object.entries(groups)
    .filter(([group]) => PAGE.test(group))
    .map(([group, own]) => loadOf(version, group, [...common, ...own]));
}

function loadOf(version: VersionRecord, page: string, names: string[]): FirstLoad {
  const files = [...new Set(names)]
    .map((path) => ({ path, bytes: sentBytes(version, path) }))
    .sort((a, b) => b.bytes - a.bytes);
  const sum = (wanted: boolean): number =>
    files
      .filter(({ path }) => path.endsWith('.css') === wanted)
      .reduce((total, { bytes }) => total + bytes, 0);
  return { page, scripts: sum(false), styles: sum(true), files };
}

function largestLocale(version: VersionRecord): string[] {
  const locales = Object.entries(version.groups).filter(([group]) => LOCALE.test(group));
  const bytesOf = (files: string[]): number =>
    files.reduce((total, file) => total + sentBytes(version, file), 0);
  return locales.map(([, files]) => files).sort((a, b) => bytesOf(b) - bytesOf(a))[0] ?? [];
}

/** 0 for a file that the record does not name. */
const sentBytes = ({ files }: VersionRecord, path: string): number =>
  (files[`client/${path}.br`] ?? files[`client/${path}`])?.bytes ?? 0;
